import { expect, test } from "vitest";
import * as facts from "../src/facts";
import { builtOperator, scriptFactsOf } from "../src/operator";

test("what scripts say of the build's operator is what the build writes into them", () => {
  expect(scriptFactsOf(builtOperator)).toEqual({ ...facts });
});
