import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import { Beside, Inside } from "../ours";

export default function Mui() {
  const [open, setOpen] = useState(false);
  const [outside, setOutside] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ver la ventana</Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Viajes</DialogTitle>
        <DialogContent>
          <Inside onOutside={() => setOutside(true)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cerrar la ventana</Button>
        </DialogActions>
      </Dialog>
      <Beside open={outside} onClose={() => setOutside(false)} />
    </>
  );
}
