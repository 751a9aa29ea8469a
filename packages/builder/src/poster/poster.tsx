import { brand, legalName, rnt } from "@maloca/catalog/facts";
import { tripName } from "@maloca/catalog/trips/trip";
import { useState } from "react";
import { encode } from "uqr";
import { webAddress } from "../builder.address";
import * as shared from "../builder.css";
import type { Plan } from "../builder.state";
import { linkedDialogs } from "../builder.widgets";
import * as parts from "../check/check.css";
import { CopyableText } from "../ui/copyable-text";
import { Field } from "../ui/field";
import { posterWords, builderPoster as words } from "../words/poster";
import * as styles from "./poster.css";

/** The empty modules around a QR code that readers need. */
const QUIET_ZONE = 4;

/** The link that opens a dialog on the partner's page; undefined if the text is not a web address. */
function linkTo(address: string, dialog: string): string | undefined {
  const link = webAddress(address);
  link?.searchParams.set("maloca", dialog);
  return link?.href;
}

/** A sheet for a reception desk, with a QR code that opens the booking on the partner's page. */
export function Poster({ plan }: { plan: Plan }) {
  const [address, setAddress] = useState("");
  // A booking rather than a payment: most guests have not booked yet.
  const [opened] = linkedDialogs.flatMap((dialog) =>
    plan.items.filter(({ widget }) => widget === dialog).map(({ trip }) => ({ dialog, trip })),
  );
  if (!opened) return null;
  const { dialog, trip } = opened;
  const link = linkTo(address, dialog);
  const language = plan.language || "es";
  const texts = posterWords[language];
  return (
    <section className={parts.part} aria-labelledby="poster">
      <h2 className={shared.title} id="poster">
        {words.title}
      </h2>
      <p className={parts.text}>{words.lead}</p>
      <div
        className={shared.choices}
        onInput={(event) => setAddress((event.target as Element as HTMLInputElement).value)}
      >
        <Field
          name="address"
          type="url"
          label={words.address}
          hint={words.addressHint}
          error={address && !link ? words.wrongAddress : undefined}
        />
        {link && (
          <>
            <CopyableText label={words.link} text={link} />
            <button type="button" className={shared.small} onClick={() => window.print()}>
              {words.print}
            </button>
          </>
        )}
      </div>
      {link && (
        <article className={styles.sheet} lang={language}>
          <header className={styles.band}>
            <p className={styles.brand}>{brand}</p>
          </header>
          <div className={styles.body}>
            <h3 className={styles.title}>{texts.title[dialog]}</h3>
            <p className={styles.trip}>{trip ? tripName(trip) : texts.anyTrip}</p>
            <Code text={link} />
            <ol className={styles.steps}>
              {[...texts.steps, texts.lastStep[dialog]].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <footer className={styles.foot}>
            {plan.partner && (
              <p className={styles.line}>
                {texts.from} <strong>{plan.partner}</strong>
              </p>
            )}
            <p className={styles.line}>
              {legalName} · RNT {rnt}
            </p>
          </footer>
        </article>
      )}
    </section>
  );
}

function Code({ text }: { text: string }) {
  // With this error correction 15 % of the code may be damaged.
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.code}>
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
