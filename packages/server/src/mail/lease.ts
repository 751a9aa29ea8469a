import { SECOND_MS } from "../durations";

/** The limit for one mail, however slowly the mail server answers; then it is tried again later. */
export const DELIVERY_MS = 80 * SECOND_MS;

/** After this another worker may take the mail. The first one has given up by then. */
export const LEASE_MS = 3 * DELIVERY_MS;
