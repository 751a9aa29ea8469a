import { companyScripts } from "../../content/node/company-scripts";
import { folders } from "../../folders";
import { keepRelease, releasesOf } from "../../http/node/builds";
import type { Command } from "./command";

/** `release`: keeps the widgets' files of this version, with the company's facts, at an address for good. */
export const release: Command = async function* ({ connection, environment: { DATA_DIR } }) {
  const { documents } = await connection.run({ op: "content" });
  const cdn = await companyScripts(folders.cdn, documents.company, DATA_DIR);
  const version = await keepRelease(cdn, releasesOf(DATA_DIR));
  yield `${version} queda guardada para siempre en /cdn/${version}/. Reinicia el servidor.\n`;
};
