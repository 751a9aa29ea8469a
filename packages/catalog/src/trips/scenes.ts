import { caribbean } from "./scenes.caribbean";
import { inland } from "./scenes.inland";
import { pacific } from "./scenes.pacific";
import type { Picture } from "./trip";

const scenes = { ...inland, ...caribbean, ...pacific };

/** `place/scene`, as its file is named. */
export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

/** A drawn scene with its texts. */
export function scene(name: SceneName): Picture {
  const [alt, caption] = scenes[name];
  return { src: `/art/${name}.svg`, alt, caption };
}

type Place = SceneName extends `${infer P}/${string}` ? P : never;
type SceneOf<P extends Place> =
  Extract<SceneName, `${P}/${string}`> extends `${P}/${infer S}` ? S : never;

/** Several scenes of one place. */
export const scenesOf = <P extends Place>(place: P, names: readonly SceneOf<P>[]) =>
  names.map((name) => scene(`${place}/${name}` as SceneName));
