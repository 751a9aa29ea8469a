import { applyOperator, built } from "../src/operator/operator";

/** Undoes an operator's facts: those of a process are shared by all tests of its worker, which expect the build's. */
export const restoreBuiltFacts = () => applyOperator(built);
