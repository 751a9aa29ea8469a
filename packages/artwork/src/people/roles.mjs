import { aboard } from "./roles-aboard.mjs";
import { dance } from "./roles-dance.mjs";
import { kin } from "./roles-kin.mjs";
import { leisure } from "./roles-leisure.mjs";
import { music } from "./roles-music.mjs";
import { table } from "./roles-table.mjs";
import { travel } from "./roles-travel.mjs";
import { village } from "./roles-village.mjs";
import { water } from "./roles-water.mjs";
import { work } from "./roles-work.mjs";

/** @import { Body } from "./bodies.mjs" */

/** @typedef {keyof typeof village | keyof typeof kin | keyof typeof music | keyof typeof travel | keyof typeof water | keyof typeof aboard | keyof typeof work | keyof typeof leisure | keyof typeof dance | keyof typeof table} Role */

/** The bodies of people in the pictures, by role and age. @type {Record<Role, Body>} */
export const roles = {
  ...village,
  ...kin,
  ...music,
  ...travel,
  ...water,
  ...aboard,
  ...work,
  ...leisure,
  ...dance,
  ...table,
};
