import { style } from "@vanilla-extract/css";
import { quiet } from "../ui/button.css";

export const link = style([
  quiet,
  { display: "inline-flex", alignItems: "center", textDecoration: "none" },
]);
