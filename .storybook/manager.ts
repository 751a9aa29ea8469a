import { addons } from "storybook/manager-api";
import { addBrandPanel } from "./brand-panel";
import { systemTheme } from "./theme";

addons.setConfig({ theme: systemTheme });
addBrandPanel();
