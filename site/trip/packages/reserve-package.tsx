import { quote, type Trip, type TripPackage } from "@maloca/catalog";
import { ReserveButton } from "../../components/reserve-button";
import { tripWords } from "../../content/trip";

export interface PackageCardProps {
  package: TripPackage;
  trip: Trip;
}

interface ReservePackageProps extends PackageCardProps {
  /** In a narrow column below the package's name: the button's first word. */
  short?: boolean;
}

/** A package's button, in the trip's own words. */
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
