import { quote, type Trip, type TripPackage } from "@maloca/catalog";
import { ReserveButton } from "../../components/reserve-button";
import { tripWords } from "../../content/trip";

export interface PackageCardProps {
  package: TripPackage;
  trip: Trip;
}

interface ReservePackageProps extends PackageCardProps {
  /** Shows only the button's first word, in a narrow column. */
  short?: boolean;
}

/** A package's button; a trip may set its words. */
export function ReservePackage({
  package: { name, badge, price },
  trip,
  short = false,
}: ReservePackageProps) {
  const words = trip.packageWords?.reserve ?? tripWords.reserve;
  return (
    <ReserveButton
      about={trip}
      package={name}
      price={quote(price)}
      variant={badge ? "maize" : "clay"}
    >
      {short ? words.replace(/ .*/, "") : words.replace("{package}", name)}
    </ReserveButton>
  );
}
