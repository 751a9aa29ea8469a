import { trips } from ".";
import { chocoScenes } from "./choco";
import { pageScenes } from "./page-scenes";
import type { Picture } from "./trip";
import { voluntariado } from "./voluntariado";

export const allScenes: readonly Picture[] = [
  ...[...trips, voluntariado].map(({ scenes }) => scenes),
  chocoScenes,
  ...Object.values(pageScenes),
].flatMap((scenes) => Object.values(scenes));
