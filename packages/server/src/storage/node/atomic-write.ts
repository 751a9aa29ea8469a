import { randomBytes } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { StartError } from "../../start-error";

/**
 * Writes a file that only its owner reads. It gets its name when it is complete and on the disk:
 * what was there before stays until then.
 */
export async function writeAtomically(
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString("hex")}.new`;
  const file = await open(draft, "wx", 0o600).catch(refuse(path));
  try {
    await write(file);
    await file.sync();
    await file.close();
    await rename(draft, path).catch(refuse(path));
  } catch (error) {
    await file.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

const refuse = (path: string) => () => {
  throw new StartError(`no se puede escribir ${path}. Indica otro archivo.`);
};
