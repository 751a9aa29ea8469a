import type { Length } from "../validation";

/** What an organisation that proposes an alliance can be, as the visitor reads it. */
export const organizationTypes = {
  university: "Universidad",
  company: "Empresa",
  hotel: "Hotel",
} as const;

export type OrganizationType = keyof typeof organizationTypes;

/**
 * Limits of the partnership proposal in characters, after trimming. The operator sets the lower
 * ones; the upper ones are what a person writes in a form and a mail carries
 * (docs/decisions/limits-that-nobody-stated.md).
 */
export const partnershipLimits = {
  firstName: [2, 100],
  lastName: [2, 100],
  organizationName: [2, 200],
  email: [1, 255],
  phone: [10, 50],
  country: [2, 100],
  projectDescription: [50, 5000],
  objectives: [30, 5000],
  timeline: [0, 500],
  budget: [0, 500],
  additionalInfo: [0, 5000],
} as const satisfies Record<string, Length>;
