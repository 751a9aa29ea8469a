import type { Length } from "../validation";

/** Limits of the contact message in characters, after trimming. */
export const contactLimits = {
  name: [1, 100],
  email: [1, 255],
  organization: [0, 200],
  message: [1, 2000],
} as const satisfies Record<string, Length>;
