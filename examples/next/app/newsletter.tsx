"use client";

import { NewsletterForm } from "@maloca/widgets";

/** Stands in the server's HTML; without scripts it leads to the operator's own form. */
export function Newsletter({ endpoint }: { endpoint: string }) {
  return <NewsletterForm partner="Agencia Monte Claro" endpoint={endpoint} />;
}
