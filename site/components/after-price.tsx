import type { Trip } from "@maloca/catalog";
import { hidden } from "../style/hidden.css";
import { withUnit } from "./price";

interface AfterPriceProps {
  unit?: Trip["priceUnit"];
  words: string;
}

/** The words after a price that has a line to itself. Without a unit, a comma for screen readers separates them. */
export function AfterPrice({ unit, words }: AfterPriceProps) {
  return (
    <>
      {unit ? " " : <span className={hidden}>, </span>}
      {withUnit(unit, words)}
    </>
  );
}
