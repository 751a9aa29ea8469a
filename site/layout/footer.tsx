import { safeAddress, settings } from "@maloca/catalog";
import { useContext } from "react";
import { FactLines } from "../components/fact-lines";
import { Fold, PhoneFold } from "../components/fold";
import { Paragraphs } from "../components/texts";
import { WovenDivider } from "../components/woven";
import { allTrips, contactOf, escnna, legalOf, POLICY_ID, pages, policy } from "../content/footer";
import { grid } from "../style/grid.css";
import { onScreen } from "../style/print.css";
import { TrustContext } from "../trust/trust-section";
import * as styles from "./footer.css";

/**
 * Contacts, legal identity, data policy and legal notices (docs/product.md, "Footer and legal lines").
 */
export function Footer() {
  const trust = useContext(TrustContext);
  return (
    <footer className={styles.footer}>
      <WovenDivider on="forest" />
      <div className={grid}>
        <div className={styles.brand}>
          <p className={styles.name}>{settings.brand}</p>
          <p>
            {settings.tagline}. {settings.city}.
          </p>
        </div>
        <PhoneFold
          className={`${styles.trips} ${onScreen}`}
          heading={<span className={styles.term}>{allTrips}</span>}
        >
          <ul className={styles.pages}>
            {pages.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={safeAddress(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </PhoneFold>
        <Fold
          className={`${styles.policy} ${onScreen}`}
          summary={<h2 className={styles.policyTitle}>{policy.title}</h2>}
        >
          <div id={POLICY_ID} className={styles.paragraphs}>
            <Paragraphs of={policy.paragraphs} />
            <p>
              <b>{policy.summary}</b>
            </p>
            {policy.points.map(({ title, text }) => (
              <p key={title}>
                <b>{title}.</b> {text}
              </p>
            ))}
          </div>
        </Fold>
        <FactLines lines={contactOf(trust)} className={styles.contact} classes={styles} />
        <FactLines lines={legalOf(trust)} className={styles.legal} classes={styles} />
        <section className={`${styles.escnna} ${onScreen}`}>
          <h2 className={styles.title}>{escnna.title}</h2>
          <p>{escnna.text}</p>
        </section>
      </div>
    </footer>
  );
}
