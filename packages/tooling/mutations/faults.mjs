import { catalogFaults } from "./faults/catalog.mjs";
import { serverFaults } from "./faults/server.mjs";
import { widgetsFaults } from "./faults/widgets.mjs";

export const faults = [...catalogFaults, ...serverFaults, ...widgetsFaults];
