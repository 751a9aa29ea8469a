import { messagingLink } from "@maloca/catalog/messaging";
import { settings } from "@maloca/catalog/settings";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { Fragment, type ReactNode } from "react";
import { errorFallback } from "../../locales/es";
import { oncePerPress } from "../press";

const links: Record<string, ReactNode> = {
  messaging: <a href={messagingLink()}>WhatsApp</a>,
  email: (
    <a href={`mailto:${settings.email}`} onClick={oncePerPress()}>
      {settings.email}
    </a>
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
