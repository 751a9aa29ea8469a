import { useState } from "react";
import { Dialog } from "./Dialog";
import { Element } from "./Element";

/** The same booking twice: as a component and as an element. A page needs only one of them. */
export function App() {
  const [destination, setDestination] = useState("Guaviare");
  const [shown, setShown] = useState(true);
  const [news, setNews] = useState("Sin solicitudes");

  return (
    <main>
      <h1>Agencia Río Arriba</h1>
      <button type="button" onClick={() => setDestination("Chocó")}>
        Prefiero el Chocó
      </button>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? "Quitar" : "Poner"}
      </button>
      {shown && <Dialog destination={destination} onNews={setNews} />}
      {shown && <Element destination={destination} onNews={setNews} />}
      <output>{news}</output>
    </main>
  );
}
