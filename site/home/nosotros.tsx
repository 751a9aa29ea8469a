import { messagingLink } from "@maloca/catalog";
import { button } from "../components/button.css";
import { Figures } from "../components/figures";
import { heading, subheading } from "../components/heading.css";
import { nosotros } from "../content/home";
import { messages } from "../content/messages";
import { grid } from "../style/grid.css";
import * as styles from "./nosotros.css";

export function Nosotros() {
  const { consultation } = nosotros;
  return (
    <section id="nosotros" className={`${grid} ${styles.nosotros}`}>
      <h2 className={`${heading} ${styles.title}`}>{nosotros.title}</h2>
      <div className={styles.words}>
        {nosotros.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={styles.figures}>
        <Figures facts={nosotros.figures} on="paper" />
      </div>
      <aside className={styles.consultation}>
        <h3 className={subheading}>{consultation.title}</h3>
        <p>{consultation.text}</p>
        <a
          className={button.clay}
          href={messagingLink(messages.consultation)}
          target="_blank"
          rel="noopener"
        >
          {consultation.link}
        </a>
      </aside>
    </section>
  );
}
