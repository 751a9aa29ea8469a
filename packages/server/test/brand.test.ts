import { expect, it } from "vitest";
import { color } from "../../widgets/src/theme/tokens";
import { look } from "../src/brand";

it("dresses mails and the server's own pages in the colours of widgets and site", () => {
  const { forest, clayDeep, maize, paper, card, ink, inkSoft, edge, error } = color;
  expect(look).toMatchObject({
    ...{ brand: forest, accent: clayDeep, mark: maize },
    ...{ paper, card, ink, inkSoft, edge, error },
  });
});
