import { globalStyle } from "@vanilla-extract/css";
import { action, quiet } from "../ui/button.css";
import { grid } from "../ui/field.css";

/** Before its code came, what stands inside stood in the page's own line: it stays there. */
globalStyle(":host(maloca-booking)", { display: "inline !important" as "inline" });

export const form = grid;

export const submit = action;

export const pay = quiet;

export { send } from "../forms/send.css";
