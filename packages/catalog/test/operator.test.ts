import { expect, test } from "vitest";
import { shippedDocuments } from "../src/documents/documents";
import * as facts from "../src/facts";
import { scriptFactsOf } from "../src/operator";

test("what scripts say of the build's operator is what the build writes into them", () => {
  expect(scriptFactsOf(shippedDocuments.company)).toEqual({ ...facts });
});
