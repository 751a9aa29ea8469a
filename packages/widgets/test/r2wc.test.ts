import r2wc from "@r2wc/react-to-web-component";
import { expect, test, vi } from "vitest";
import { CONTEXT, PROPS, RENDER } from "../src/core/element/element-symbols";

test("r2wc keeps its state under the symbols that the elements read and override", () => {
  vi.stubGlobal(
    "HTMLElement",
    class {
      attachShadow = () => ({});
    },
  );
  const Element = r2wc(() => null, { shadow: "open", props: [] });
  const names = [Element.prototype, new Element()].flatMap(Object.getOwnPropertySymbols);
  expect(names).toEqual(expect.arrayContaining([PROPS, CONTEXT, RENDER]));
  vi.unstubAllGlobals();
});
