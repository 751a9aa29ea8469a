import {
  messagingLink,
  pictureAddress,
  safeAddress,
  settings,
  tripName,
  trips,
} from "@maloca/catalog";
import { ReserveButton, type ReserveButtonProps } from "../components/buttons";
import { MARK } from "../content/logo";
import { bar, menu } from "../content/menu";
import * as styles from "./nav-bar.css";

const MENU_ID = "menu";

/**
 * The fixed bar of every page; its links go to sections of the home page and to volunteering
 * (docs/product.md, "Navigation bar").
 */
export function NavBar({ about }: Pick<ReserveButtonProps, "about">) {
  const links = menu.map((item) => (
    <li key={item.label}>
      <a className={styles.link} href={safeAddress("id" in item ? `/#${item.id}` : item.page)}>
        {item.label}
      </a>
    </li>
  ));
  return (
    <header className={styles.bar}>
      <a className={styles.logo} href="/" aria-label={`${settings.brand}, ${bar.home}`}>
        <img src={pictureAddress(MARK)} alt="" width={40} height={40} />
        {settings.brand}
      </a>
      <nav className={styles.wide} aria-label={bar.label}>
        <ul className={styles.row}>{links}</ul>
        <ReserveButton about={about} variant="maize" label={bar.reserve} />
      </nav>
      <a
        className={styles.person}
        href={messagingLink()}
        target="_blank"
        rel="noopener"
        aria-label={bar.person}
      >
        {bar.messaging}
      </a>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
        <span className={styles.lines} aria-hidden="true" />
        {bar.menu}
      </button>
      <nav id={MENU_ID} className={styles.sheet} popover="auto" aria-label={bar.menu}>
        <ul className={styles.column}>{links}</ul>
        <div className={styles.calls}>
          <ReserveButton about={about} variant="maize" label={bar.reserve} />
        </div>
        <ul className={styles.trips} aria-label={bar.trips}>
          {trips.map((trip) => (
            <li key={trip.slug}>
              <a className={styles.trip} href={`/${trip.slug}`}>
                {tripName(trip)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
