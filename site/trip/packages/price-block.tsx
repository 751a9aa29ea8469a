import {
  formatCop,
  formatUsd,
  formatUsdWithCop,
  GROUP_FEES,
  GROUP_SIZE,
  type Price,
  priceTexts,
  quote,
  sum,
  type Trip,
} from "@maloca/catalog";
import { approximate, withUnit } from "../../components/price";
import { tripWords } from "../../content/trip";
import * as styles from "./package-cards.css";

interface PriceBlockProps {
  price: Price;
  /** What the price is for, where the operator says it. */
  unit: Trip["priceUnit"];
}

/** A price in large type, and its parts. */
export function PriceBlock({ price, unit }: PriceBlockProps) {
  const [stated, converted] = priceTexts(quote(price));
  return (
    <div className={styles.priceBlock} data-price="">
      <p className={styles.priceAmount}>{stated}</p>
      <p>{withUnit(unit, approximate(converted))}</p>
      {breakdownOf(price).map((line) => (
        <p key={line} className={styles.priceDetail}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** The parts of a price that is a sum; none for other prices. */
function breakdownOf(price: Price): string[] {
  const { group } = quote(price);
  if (price.kind === "group" && group) {
    const { cityCop, parkCop, extrasCop } = price;
    return [
      `${tripWords.groupOf(GROUP_SIZE)}: ${formatCop(group.cop)} (${formatUsd(group.usd)})`,
      tripWords.groupParts(
        formatCop(cityCop),
        formatCop(parkCop),
        formatCop(sum(extrasCop)),
        GROUP_FEES.management + GROUP_FEES.transaction,
      ),
    ];
  }
  if (price.kind !== "per-night") return [];
  const { nights, usdPerNight, extrasUsd, copPerUsd } = price;
  return [
    `${nights} ${tripWords.nights} × ${formatUsdWithCop(usdPerNight, copPerUsd)}`,
    `+ ${formatUsdWithCop(sum(extrasUsd), copPerUsd)} ${tripWords.services}`,
  ];
}
