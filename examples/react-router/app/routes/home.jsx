import { NewsletterForm } from "@maloca/widgets";
import { Link, useSearchParams } from "react-router";
import { Booking } from "../../components/booking";

const endpoint = "http://localhost:4173";

export default function Home() {
  const [search] = useSearchParams();
  return (
    <main>
      <h1>Agencia Monte Claro</h1>
      <Link to="?destino=Chocó">Prefiero el Chocó</Link>
      <Booking destination={search.get("destino") ?? "Guaviare"} endpoint={endpoint} />
      <NewsletterForm partner="Agencia Monte Claro" endpoint={endpoint} />
    </main>
  );
}
