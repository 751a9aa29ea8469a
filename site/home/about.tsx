import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Art } from "../components/art";
import { Figures } from "../components/figures";
import { PhoneFold } from "../components/fold";
import { besideHeading } from "../components/fold.css";
import { Paragraphs } from "../components/texts";
import { eyebrow, quietHeading, subheading } from "../components/texts.css";
import { home } from "../content/home";
import { grid, main } from "../style/grid.css";
import * as styles from "./about.css";

export function About() {
  const { about } = home;
  return (
    <section id="nosotros" className={`${grid} ${styles.about}`}>
      <h2 className={styles.title}>{about.title}</h2>
      <div className={styles.words}>
        <Paragraphs of={about.paragraphs} />
      </div>
      <Art frame={styles.art} picture={pictureOf(about.picture)} />
      <div className={styles.figures}>
        <Figures facts={about.figures} on="paper" layout="even" />
      </div>
    </section>
  );
}

/** The lines' icons, in turn: leaf, hands, wave. The last line has the seedling. */
const icons = [
  {
    ink: "forest",
    path: "M20 36V18M20 24C10 24 6 16 6 6c10 0 14 8 14 18zM20 30c8 0 13-5 14-14-9 0-14 5-14 14",
  },
  { ink: "clay", path: "M6 20c6-10 22-10 28 0M6 20c6 10 22 10 28 0M20 12v16M12 20h16" },
  { ink: "river", path: "M4 14c5-6 11-6 16 0s11 6 16 0M4 26c5-6 11-6 16 0s11 6 16 0" },
] as const;
/** A seedling with two leaves. */
const seed = {
  ink: "maize",
  path: "M20 36V22M20 22c-8 0-12-5-12-12 8 0 12 5 12 12zM20 22c8 0 12-5 12-12-8 0-12 5-12 12z",
} as const;

export function Recognitions() {
  const { title, list, acceleration } = home.recognitions;
  return (
    <section id="reconocimientos" className={`${grid} ${styles.recognitions}`}>
      <PhoneFold
        className={`${main} ${besideHeading}`}
        heading={<h2 className={quietHeading}>{title}</h2>}
      >
        <ul className={styles.list}>
          {list.map((one, i) => (
            <Row key={one.title} {...one} mark={icons[i % icons.length] ?? seed} />
          ))}
          <Row {...acceleration} mark={seed} last />
        </ul>
      </PhoneFold>
    </section>
  );
}

type Award = (typeof home.recognitions)["acceleration"];

type RowProps = Award & {
  organization?: string;
  mark: { ink: keyof typeof styles.icon; path: string };
  last?: boolean;
};

function Row({ year, title, organization, description, mark, last }: RowProps) {
  return (
    <li className={styles.row[last ? "strong" : "plain"]}>
      <svg className={styles.icon[mark.ink]} viewBox="0 0 40 40" aria-hidden="true">
        <path d={mark.path} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      <div>
        <p className={eyebrow}>{year}</p>
        <h3 className={subheading}>{title}</h3>
      </div>
      <p className={styles.text}>
        {organization && `${organization}. `}
        {description}
      </p>
    </li>
  );
}
