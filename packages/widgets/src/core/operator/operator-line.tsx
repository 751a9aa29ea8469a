import { legalName, rnt as ownRnt } from "@maloca/catalog/facts";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { useState } from "react";
import { operatorLine } from "../../locales/es";
import { useLayoutEffect } from "../use-layout-effect";
import { isCrossOrigin } from "./endpoint";
import type { OperatorOptions } from "./operator.options";
import * as styles from "./operator-line.css";

/** Any may be `undefined`, as a component's props are. */
type Options = { [Name in "endpoint" | keyof OperatorOptions]?: string | undefined } & Wording;

/**
 * The last line of a widget's form, caption, panel or choices: who operates the trips, if its requests go to another
 * site or the page names an operator.
 */
export function OperatorLine({ options }: { options: Options }) {
  const { endpoint = "", operator, rnt } = options;
  // A server does not know the page.
  const [elsewhere, setElsewhere] = useState(false);
  useLayoutEffect(() => setElsewhere(isCrossOrigin(endpoint)), [endpoint]);
  if (!operator && !elsewhere) return null;
  return (
    <p className={styles.line} part="operator">
      {wordsIn(options, { operatorLine })
        .operatedBy.replace("{operator}", operator || legalName)
        .replace("{rnt}", rnt || ownRnt)}
    </p>
  );
}
