import { action, quiet } from "../ui/button.css";
import { grid } from "../ui/field.css";

export const form = grid;

export const submit = action;

export const pay = quiet;

export { send } from "../forms/send.css";
