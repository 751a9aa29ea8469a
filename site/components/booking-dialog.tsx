import type { Trip } from "@maloca/catalog";

/** The page's one booking dialog; any reserve button opens it (decision 14). */
export function BookingDialog({ trip }: { trip?: Trip }) {
  return (
    <maloca-booking
      destination={trip?.destination}
      concept={trip?.stem}
      fixed-concept={trip?.fixed}
      experiences={trip?.experiences?.items.map(({ title }) => title).join(", ")}
      image={trip?.hero.image.src}
    />
  );
}
