import { action, quiet } from "../parts/button.css";
import { grid } from "../parts/field.css";

export const form = grid;

export const submit = action;

export const pay = quiet;

export { send } from "../parts/send.css";
