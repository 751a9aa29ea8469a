import { globalStyle } from "@vanilla-extract/css";
import { action, quiet } from "../ui/button.css";
import { grid } from "../ui/field.css";

/** Before its code loads, the content is inline in the page: it stays so. */
globalStyle(":host(maloca-booking)", { display: "inline !important" as "inline" });

export const form = grid;

export const submit = action;

export const pay = quiet;

export { send } from "../forms/send.css";
