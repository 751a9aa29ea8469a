import { style } from "@vanilla-extract/css";
import { formRules } from "./form-layout";

/** An inline form, or the fields of one of the wizard's steps. */
export const formLayout = style(formRules);
