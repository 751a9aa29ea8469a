import { Fold } from "../components/fold";
import { quietHeading, subheading } from "../components/texts.css";
import { home, initials } from "../content/home";
import { grid, main } from "../style/grid.css";
import * as styles from "./community.css";

export function Community() {
  const { title, advisers, partners } = home.community;
  return (
    <section id="comunidad" className={`${grid} ${styles.community}`}>
      <h2 className={`${quietHeading} ${main}`}>{title}</h2>
      <Fold className={styles.advisers} summary={<h3 className={subheading}>{advisers.title}</h3>}>
        <ul className={styles.people}>
          {advisers.list.map(({ name, role, description, pending }) => (
            <li key={name} className={styles.person} data-pending={pending}>
              {!pending && (
                <span className={styles.circle} aria-hidden="true">
                  {initials(name)}
                </span>
              )}
              <div>
                <h4 className={styles.name}>{name}</h4>
                <p className={styles.role}>{role}</p>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Fold>
      <Fold className={styles.partners} summary={<h3 className={subheading}>{partners.title}</h3>}>
        <ul className={styles.names}>
          {partners.list.map(({ name, subtitle, pending }) => (
            <li key={name} className={styles.partner} data-pending={pending}>
              <p className={styles.partnerName}>{name}</p>
              <p>{subtitle}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
