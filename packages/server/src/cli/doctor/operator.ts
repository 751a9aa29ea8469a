import type { Environment } from "../../environment";
import { type ReadOperator, readOperator } from "../../operator/node/read-operator";
import { placeholderSettings } from "../../placeholders";
import { bad, type Finding, good } from "./finding";

const NAME = "Datos de la empresa";
const RELOAD = "systemctl reload maloca, o la señal SIGHUP al servidor";

/**
 * The operator's facts: from which file, and whether they are real ones. Called in a process that uses them.
 * @param used what a running server has read.
 */
export async function checkOperator(
  { DATA_DIR }: Pick<Environment, "DATA_DIR">,
  used?: ReadOperator,
): Promise<Finding> {
  const now = await readOperator(DATA_DIR);
  // A running server also compares with the consent texts that were used before.
  const wrong = now.wrong ?? (used?.hash === now.hash ? used.wrong : null);
  if (wrong) {
    return bad(
      NAME,
      `${now.file}: ${wrong}`,
      "Corrige el archivo. Mientras tanto valen los últimos que servían.",
    );
  }
  if (used && used.hash !== now.hash) {
    return bad(NAME, "maloca.json cambió después de leerlo", `Da la orden: ${RELOAD}.`);
  }
  const from = now.file ?? "la compilación; no hay maloca.json en la carpeta de datos";
  const names = placeholderSettings();
  return names.length
    ? bad(NAME, `son de ejemplo: ${names.join(", ")}; de ${from}`, mendOf(DATA_DIR))
    : good(NAME, `completos, de ${from}`);
}

const mendOf = (dataDir: string) =>
  `Escribe los reales en maloca.json de ${dataDir} (docs/operate.md) y da la orden: ${RELOAD}.`;
