import { StartError } from "../start-error";

/** A command that was not understood: nothing was done. */
export class UsageError extends StartError {}
