/** Programs under test are started as the measurements start theirs. */
export * from "../../../.config/launch.mjs";
