import { formatCop, formatUsd, type Quote } from "@maloca/catalog";

/** Both figures as text: the operator's own, and about what that is in the other currency. */
export function priceTexts({ cop, usd, lead }: Omit<Quote, "group">): [own: string, other: string] {
  const [pesos, dollars] = [formatCop(cop), formatUsd(usd)];
  return lead === "cop" ? [pesos, dollars] : [dollars, pesos];
}
