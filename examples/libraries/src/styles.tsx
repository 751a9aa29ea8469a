import { createRoot } from "react-dom/client";
import Plain from "./react/plain";

createRoot(document.getElementById("root") as HTMLElement).render(<Plain />);
