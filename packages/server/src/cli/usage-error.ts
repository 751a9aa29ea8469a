import { StartError } from "../start-error";

/** Wrong arguments: nothing was done. */
export class UsageError extends StartError {}
