import {
  formatCop,
  formatUsd,
  formatUsdWithCop,
  GROUP_SIZE,
  type Price,
  quote,
  sum,
} from "@maloca/catalog";
import { priceTexts } from "../components/price";
import { tripWords } from "../content/trip";
import * as styles from "./price-block.css";

/** What one person pays, set large, and what it is made of. */
export function PriceBlock({ price }: { price: Price }) {
  const [own, other] = priceTexts(quote(price));
  return (
    <div className={styles.block}>
      <p className={styles.own}>{own}</p>
      <p>
        {tripWords.perPerson}, {tripWords.approximately} {other}
      </p>
      {madeOf(price).map((line) => (
        <p key={line} className={styles.detail}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** The parts of the price, where it is a sum. */
function madeOf(price: Price): string[] {
  const { group } = quote(price);
  if (group) {
    return [`${tripWords.groupOf(GROUP_SIZE)}: ${formatCop(group.cop)} (${formatUsd(group.usd)})`];
  }
  if (price.kind !== "per-night") return [];
  const { nights, usdPerNight, extrasUsd, copPerUsd } = price;
  return [
    `${nights} ${tripWords.nights} × ${formatUsdWithCop(usdPerNight, copPerUsd)}`,
    `+ ${formatUsdWithCop(sum(extrasUsd), copPerUsd)} ${tripWords.services}`,
  ];
}
