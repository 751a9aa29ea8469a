import { launch } from "../test/programs";
import type { Opened } from "./databases";

export interface Starts {
  starts: number;
  /** Refused, naming the process that has the folder. */
  refused: number;
  /** The slowest refusal in milliseconds. */
  slowest: number;
  /** The dead holder's folder was taken over. */
  takenOver: number;
}

/** Starts further servers on a folder that one is using, then one more after that was killed. */
export async function startTwice(
  database: Opened,
  program: string,
  { starts }: { starts: number },
): Promise<Starts> {
  const holder = launch(program, [], database.variables);
  await holder.url;
  let refused = 0;
  let slowest = 0;
  for (let index = 0; index < starts; index++) {
    const begun = performance.now();
    const second = launch(program, [], database.variables);
    // One that is let in would stay.
    second.url.then(
      () => second.child.kill("SIGKILL"),
      () => {},
    );
    const { code, stderr } = await second.ended;
    slowest = Math.max(slowest, Math.round(performance.now() - begun));
    if (code === 1 && stderr.includes(`in use by process ${holder.child.pid}`)) refused++;
  }
  holder.child.kill("SIGKILL");
  await holder.ended;
  const heir = launch(program, [], database.variables);
  const takenOver = await heir.url.then(
    () => 1,
    () => 0,
  );
  heir.child.kill("SIGTERM");
  await heir.ended;
  return { starts, refused, slowest, takenOver };
}
