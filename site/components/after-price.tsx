import type { Trip } from "@maloca/catalog";
import { hidden } from "../style/hidden.css";
import { withUnit } from "./price";

interface AfterPriceProps {
  unit?: Trip["priceUnit"];
  words: string;
}

/** What follows a price on a line of its own; the comma between them is for screen readers alone. */
export function AfterPrice({ unit, words }: AfterPriceProps) {
  return (
    <>
      {unit ? " " : <span className={hidden}>, </span>}
      {withUnit(unit, words)}
    </>
  );
}
