import { Activity, useEffect, useState } from "react";
import { Component, Element } from "../ours";

const FIRST = "#viajes";
const OTHER = "#otra";

/** As a router that keeps the pages that were left, and hides them. */
export default function Kept() {
  const [shown, setShown] = useState(FIRST);
  useEffect(() => {
    const follow = () => setShown(location.hash || FIRST);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const go = (to: string) => {
    history.pushState(null, "", to);
    setShown(to);
  };
  const page = (title: string, hash: string, to: string, other: string) => (
    <Activity mode={shown === hash ? "visible" : "hidden"}>
      <main>
        <h1>{title}</h1>
        <button type="button" onClick={() => go(to)}>
          {other}
        </button>
        <label>
          Buscar <input name="q" />
        </label>
        <Component />
        <Element />
      </main>
    </Activity>
  );
  return (
    <>
      {page("Los viajes", FIRST, OTHER, "Otra página")}
      {page("La otra", OTHER, FIRST, "Los viajes")}
    </>
  );
}
