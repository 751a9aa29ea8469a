import { email } from "@maloca/catalog/facts";
import { messagingLink } from "@maloca/catalog/messaging";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { Fragment, type ReactNode } from "react";
import { errorFallback } from "../../locales/es";
import { OutgoingLink } from "../outgoing-link";

const links: Record<string, ReactNode> = {
  messaging: <OutgoingLink href={messagingLink()}>WhatsApp</OutgoingLink>,
  email: (
    <OutgoingLink href={`mailto:${email}`} target="_self">
      {email}
    </OutgoingLink>
  ),
};

/** Shown in place of a failed widget; loads only then. */
export function ErrorFallback({ wording }: { wording: Wording }) {
  const { text } = wordsIn(wording, { errorFallback }, "broken");
  return (
    <p>
      {text.split(/[{}]/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part keeps its place, and may be there twice
        <Fragment key={place}>{links[part] ?? part}</Fragment>
      ))}
    </p>
  );
}
