import { schemes } from "../theme/theme.css";
import { reset } from "./reset.css";

/** A fixed theme, or `auto`, which follows the page. */
export type Theme = keyof typeof schemes;

/** The class of a widget's root. */
export const themeClass = (theme: Theme) => `${reset} ${schemes[theme] ?? ""}`;
