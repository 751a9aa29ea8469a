import { SECOND_MS } from "../durations";

/** What one mail may take in all, however slowly the mail server answers; then it is tried again later. */
export const DELIVERY_MS = 80 * SECOND_MS;

/** After this another worker may try what one has taken: it has long given up by then. */
export const LEASE_MS = 3 * DELIVERY_MS;
