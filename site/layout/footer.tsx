import { settings } from "@maloca/catalog";
import { FactLines } from "../components/fact-lines";
import { WovenDivider } from "../components/woven-divider";
import { contact, escnna, legal, pages } from "../content/footer";
import { POLICY_ID, policy } from "../content/policy";
import { grid } from "../style/grid.css";
import { onScreen } from "../style/print.css";
import * as styles from "./footer.css";

/**
 * Legal identity, contact and legal warnings
 * (docs/product.md, "Footer and legal lines").
 */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <WovenDivider on="forest" />
      <div className={grid}>
        <div className={styles.brand}>
          <p className={styles.name}>{settings.brand}</p>
          <p>
            {settings.tagline}. {settings.city}.
          </p>
          <ul className={`${styles.pages} ${onScreen}`}>
            {pages.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <FactLines lines={contact} className={styles.contact} classes={styles} />
        <FactLines lines={legal} className={styles.legal} classes={styles} />
        <section className={`${styles.policy} ${onScreen}`} id={POLICY_ID}>
          <h2 className={styles.title}>{policy.title}</h2>
          {policy.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <details>
            <summary className={styles.more}>{policy.summary}</summary>
            {policy.points.map(({ title, text }) => (
              <p key={title} className={styles.point}>
                <b>{title}.</b> {text}
              </p>
            ))}
          </details>
        </section>
        <section className={`${styles.escnna} ${onScreen}`}>
          <h2 className={styles.title}>{escnna.title}</h2>
          <p>{escnna.text}</p>
        </section>
      </div>
    </footer>
  );
}
