import * as styles from "../builder.css";
import { builderCheck as words } from "../words/check";
import type { Finding } from "./finding";

export const Findings = ({ found }: { found: readonly Finding[] }) => (
  <ul className={styles.findings}>
    {found.map(({ kind, text }) => (
      <li key={text} className={styles.finding} data-kind={kind}>
        <strong>{words.kinds[kind]}</strong> {text}
      </li>
    ))}
  </ul>
);
