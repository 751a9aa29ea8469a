import Link from "next/link";
import { Booking } from "./booking";
import { Newsletter } from "./newsletter";

/** Rendered by the server at each visit. What a visitor presses or fills is a client component. */
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
      <Newsletter endpoint={endpoint} />
    </main>
  );
}
