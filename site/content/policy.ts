import { dataPolicy, settings } from "@maloca/catalog";
import { policyOf } from "@maloca/catalog/policy";

/** Where `consent.policyPath` points. */
export const POLICY_ID = "tratamiento-de-datos";

export const policy = policyOf({ operator: settings, promised: dataPolicy });
