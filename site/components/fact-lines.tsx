import type { FactLine } from "../content/footer";

interface FactLinesProps {
  lines: readonly FactLine[];
  className: string;
  /** Classes of the labels and the links. */
  classes: Record<"term" | "link", string>;
}

/** Legal facts of the operator, or its contacts. */
export function FactLines({ lines, className, classes }: FactLinesProps) {
  return (
    <dl className={className}>
      {lines.map(({ label, value, href }) => (
        <div key={label}>
          <dt className={classes.term}>{label}</dt>
          <dd>
            {href ? (
              <a className={classes.link} href={href}>
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
