import { useState } from "react";
import type { Saying, Stored } from "./types";

/** What a form goes on saying once its request is stored, until another is sent. */
export function useStored() {
  const [stored, setStored] = useState<Stored>();
  const saying = (): Saying => {
    setStored(undefined);
    const later = import("./stored").catch(() => undefined);
    return async (...said) => (await later)?.goOnSaying(setStored, ...said);
  };
  return { stored, saying, forget: () => setStored(undefined) };
}
