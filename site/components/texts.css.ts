import { style } from "@vanilla-extract/css";

export const sentence = style({ display: "inline-block" });
