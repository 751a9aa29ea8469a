import { keepConsentTexts, readConsentTexts } from "../../leads/consents";
import type { Log } from "../../log";
import { errorCode } from "../../start-error";
import type { Session } from "../../storage/database";
import { addedConsentTexts, applyOperator, type Operator } from "../operator";
import { keepLastGood, type ReadOperator, readOperator } from "./read-operator";

/**
 * Reads the operator's facts and applies them to this process.
 * @param onChange applies them to the built site and scripts; also called at the start.
 */
export async function keepOperator({
  dataDir,
  site,
  database,
  log,
  onChange,
}: {
  dataDir: string;
  site: string;
  database: Session;
  log: Log;
  onChange: (operator: Operator) => Promise<void>;
}) {
  let read: ReadOperator | undefined;

  async function load(): Promise<ReadOperator> {
    const known = await readConsentTexts(database).catch(() => ({}));
    const found = await readOperator(dataDir, { before: read?.operator, known, site });
    const { file, wrong, operator } = found;
    if (wrong) log("operator's facts not read, the last good ones stay", { file, reason: wrong });
    applyOperator(operator);
    read = found;
    await keepConsentTexts(database, addedConsentTexts(operator)).catch((error) =>
      log("texts of the operator's consents not kept", { reason: errorCode(error) }),
    );
    // If it fails, the site goes on showing the facts before, or those of the build.
    await onChange(operator).catch((error) =>
      log("operator's facts not shown on the site", { reason: errorCode(error) }),
    );
    if (!wrong && file) {
      log("operator's facts read", { file });
      await keepLastGood(dataDir, found).catch((error) =>
        log("operator's facts not kept for a start after a mistake", { reason: errorCode(error) }),
      );
    }
    return found;
  }

  const first = await load();
  // One after another, so that after two signals the newest file counts.
  let loading: Promise<unknown> = Promise.resolve();
  return {
    /** What was read last. */
    read: () => read ?? first,
    /** Reads the file again. A wrong one changes nothing. Never rejects. */
    reload(): Promise<void> {
      loading = loading.then(load);
      return loading.then(() => {});
    },
  };
}
