import { consentTexts } from "@maloca/catalog/consent-texts";
import { applyOperator, built } from "../src/operator/operator";

const builtVersions = Object.keys(consentTexts);

/** Undoes an operator's facts: those of a process are shared by all tests of its worker, which expect the build's. */
export function restoreBuiltFacts(): void {
  applyOperator(built);
  for (const version of Object.keys(consentTexts)) {
    if (!builtVersions.includes(version)) Reflect.deleteProperty(consentTexts, version);
  }
}
