import { safeAddress } from "@maloca/catalog";
import type { FactLine } from "../content/footer";

interface FactLinesProps {
  lines: readonly FactLine[];
  className?: string;
  /** Classes of a line and of its parts. */
  classes: Partial<Record<"fact" | "term" | "value" | "link", string>>;
}

/** Facts of a trip, of a story or of the operator, each with its label. */
export function FactLines({ lines, className, classes }: FactLinesProps) {
  return (
    <dl className={className}>
      {lines.map(({ label, value, href }) => (
        <div key={label} className={classes.fact}>
          <dt className={classes.term}>{label}</dt>
          <dd className={classes.value}>
            {href ? (
              <a className={classes.link} href={safeAddress(href)}>
                {breakable(value)}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lets an e-mail address break after its `@` and not within a word. */
function breakable(value: string) {
  const [name, host] = value.split("@");
  if (!host) return value;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
