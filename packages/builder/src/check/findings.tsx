import { builderCheck as words } from "../words/check";
import * as parts from "./check.css";
import type { Finding } from "./finding";

export const Findings = ({ found }: { found: readonly Finding[] }) => (
  <ul className={parts.findings}>
    {found.map(({ kind, text }) => (
      <li key={text} className={parts.finding} data-kind={kind}>
        <strong>{words.kinds[kind]}</strong> {text}
      </li>
    ))}
  </ul>
);
