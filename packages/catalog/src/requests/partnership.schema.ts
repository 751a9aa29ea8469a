import type * as z from "zod/mini";
import { partnershipErrors } from "../locales/es";
import { partnershipFields } from "./partnership";
import { limitsOf, schemaOf } from "./schema";

/** A partnership proposal, with its messages. The server does not store it. */
export const partnershipProposal = schemaOf(partnershipFields, partnershipErrors);
export type PartnershipProposal = z.output<typeof partnershipProposal>;
export type OrganizationType = PartnershipProposal["organizationType"];

export const partnershipLimits = limitsOf(partnershipFields);
