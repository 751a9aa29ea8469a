import { globalStyle } from "@vanilla-extract/css";
import { reset } from "../reset.css";

// A component's dialog stands among the application's own elements, which it inherits from; an element has its root.
globalStyle(`dialog${reset}`, { pointerEvents: "auto", visibility: "visible" });
