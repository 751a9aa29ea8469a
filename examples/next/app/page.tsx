import { NewsletterForm } from "@maloca/widgets";
import Link from "next/link";
import { Booking } from "../components/booking";

/**
 * Rendered by the server at each visit, the newsletter with it: without scripts it leads to the
 * operator's own form.
 */
export default async function Page({ searchParams }: PageProps<"/">) {
  const { destino } = await searchParams;
  const destination = typeof destino === "string" ? destino : "Guaviare";
  const endpoint = process.env.MALOCA_ENDPOINT ?? "http://localhost:4173";
  return (
    <main>
      <h1>Agencia Monte Claro</h1>
      <p>Tu próximo viaje: {destination}</p>
      <Link href="?destino=Chocó">Prefiero el Chocó</Link>
      <Booking destination={destination} endpoint={endpoint} />
      <NewsletterForm partner="Agencia Monte Claro" endpoint={endpoint} />
    </main>
  );
}
