import { expect, it } from "vitest";
import { inSpanish } from "../src/cli/spanish-error";

it.each([
  ["ENOSPC", "el disco está lleno. No se hizo; arréglalo y repite la orden."],
  ["EROFS", "el disco es de solo lectura. No se hizo; arréglalo y repite la orden."],
  ["EMFILE", /^esta orden no puede abrir más archivos \(ulimit -n\)\. /],
  ["EOTHER", "EOTHER: as the system says"],
])("an order that ends with %s says why", (code, line) => {
  const error = Object.assign(new Error(`${code}: as the system says`), { code });
  expect(inSpanish(error)).toMatch(line);
});
