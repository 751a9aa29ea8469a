import { NewsletterForm } from "@maloca/widgets";
import type { GetServerSideProps } from "next";
import Link from "next/link";
import { Booking } from "../components/booking";

interface HomeProps {
  destination: string;
  endpoint: string;
}

/** With the pages router: rendered by the server at each visit, the newsletter with it. */
export default function Home({ destination, endpoint }: HomeProps) {
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

export const getServerSideProps: GetServerSideProps<HomeProps> = async ({
  query: { destino },
}) => ({
  props: {
    destination: typeof destino === "string" ? destino : "Guaviare",
    endpoint: process.env.MALOCA_ENDPOINT ?? "http://localhost:4173",
  },
});
