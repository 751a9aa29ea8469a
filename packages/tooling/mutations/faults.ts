import { catalogFaults } from "./faults/catalog.mjs";
import { reviewedFaults } from "./faults/reviewed.mjs";
import { serverFaults } from "./faults/server.mjs";
import { widgetsFaults } from "./faults/widgets.mjs";

export const faults = [...catalogFaults, ...serverFaults, ...widgetsFaults, ...reviewedFaults];
