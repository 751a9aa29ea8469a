import { wholePackage } from "./features";
import { type Trip, tripFact } from "./trip";

/** What a day's picture shows: how one travels, or else what one does. */
export type DayScene = "boat" | "fire" | "land" | "plane" | "road" | "sea" | "walk";

/** A day of the plan, with what the trip's own words say of transport and meals. */
export interface PlannedDay {
  title: string;
  text?: string;
  rides: readonly string[];
  meals: readonly string[];
  scene: DayScene;
}

/** The way from the meeting point to the bed, in the words of the trip's facts and lists. */
export interface Way {
  from: string;
  rides: readonly string[];
  bed?: string | undefined;
  meals: readonly string[];
}

type Source = Pick<Trip, "facts" | "included" | "notIncluded" | "packages">;

/** What is said of a ride in a day's text, and the word for it. */
const rideWords: readonly (readonly [DayScene, RegExp, string])[] = [
  ["plane", /\b(vuelo|aterrizaje)\b/i, "Avión"],
  ["boat", /\blancha\b/i, "Lancha"],
  ["road", /\b(traslado|te recogemos|del aeropuerto)\b/i, "Traslado"],
  ["walk", /\b(caminata|senderos?|camino de selva|a pie|subida)\b/i, "A pie"],
];

const mealWords = ["Desayuno", "Almuerzo", "Cena"];

/** What a day shows that has no ride. */
const otherScenes: readonly (readonly [DayScene, RegExp])[] = [
  ["sea", /\b(mar|playa|arrecife|bahía|baño|pesca|río)\b/i],
  ["fire", /\b(fogón|cocina|cocinar|cena|natilla|velitas|tambor)\b/i],
];

/** The trip's own lines on its transport. */
const rideLines = ({ included }: Source) =>
  included.filter((line) => /^(Transporte|Traslados|Lanchas?)\b/.test(line));

/** The line of a ride that brings one there, and of one that takes one back. */
const arrival = /^(Transporte|Lancha) .*\b(desde|ida y vuelta)\b/;
const departure = /\b(desde y hacia|ida y vuelta)\b/;

/** `Transporte privado desde y hacia Pereira` → `Transporte privado`. */
const rideOf = (line: string) => line.replace(/ (desde|ida) .*/, "");

/** The days of a plan; each says only what the day's text or the trip's lists say. */
export function planDays(
  days: readonly { title: string; text?: string }[],
  trip: Source,
): PlannedDay[] {
  const lines = rideLines(trip);
  const there = lines.find((line) => arrival.test(line));
  const back = lines.find((line) => departure.test(line));
  return days.map(({ title, text }, i) => {
    const said = `${title}. ${text ?? ""}`;
    const last = i === days.length - 1;
    const line = i === 0 ? there : last ? back : undefined;
    const listed = line && rideOf(line);
    const own = rideWords.filter(([, words]) => words.test(said));
    return {
      title,
      ...(text && { text }),
      rides: ridesOf(own, listed, trip),
      meals: mealsOf(said, { first: i === 0, last }, trip),
      scene: sceneOf(
        said,
        own.map(([scene]) => scene),
        listed,
      ),
    };
  });
}

/** What the list calls a ride says more than the word of the text. */
function ridesOf(own: typeof rideWords, listed: string | undefined, trip: Source): string[] {
  const replaced = listed === "Lancha" ? "boat" : "road";
  const words = own.map(([scene, , word]) => {
    if (listed && scene === replaced) return listed;
    const apart = scene === "plane" && trip.notIncluded.some((line) => line.startsWith("Vuelos"));
    return apart ? `${word} (no incluido)` : word;
  });
  return listed && !words.includes(listed) ? [listed, ...words] : words;
}

/** Those of the day's text, and those of every day; none where meals are paid apart. */
function mealsOf(
  said: string,
  { first, last }: { first: boolean; last: boolean },
  { included, notIncluded }: Source,
): string[] {
  if (notIncluded.some((line) => line.startsWith("Comidas, "))) return [];
  const all = included.some((line) => /^(Alimentación completa|Todas las comidas)/.test(line));
  if (all && !first && !last) return ["Todas las comidas"];
  const breakfasts = !first && included.some((line) => line.startsWith("Desayunos"));
  return mealWords.filter(
    (meal) => new RegExp(`\\b${meal}\\b`, "i").test(said) || (breakfasts && meal === "Desayuno"),
  );
}

function sceneOf(said: string, rides: readonly DayScene[], listed: string | undefined): DayScene {
  if (listed === "Lancha" || rides.includes("boat")) return "boat";
  const [first] = rides;
  if (first === "plane" || first === "walk") return first;
  if (first === "road" || listed) return "road";
  return otherScenes.find(([, words]) => words.test(said))?.[0] ?? "land";
}

const either = new Intl.ListFormat("es", { type: "disjunction" });

/** Where one sleeps: as the lists say it, or one of what the packages say. */
export function bedOf(trip: Source): string | undefined {
  const line = trip.included.find((one) => /^Alojamiento en (?!la opción)/.test(one));
  if (line) return line;
  const places = trip.packages.map(
    (one) => one.accommodation ?? wholePackage(one, trip).lodging ?? "",
  );
  const [first, ...others] = [...new Set(places)].filter(Boolean);
  if (!first) return undefined;
  const rest = others.map((one) =>
    one
      .replace(/^Alojamiento en /, "")
      .replace(/^\p{Lu}(?!\p{L}+ \p{Lu})/u, (letter) => letter.toLowerCase()),
  );
  return either.format([first, ...rest]);
}

/** How one comes from the meeting point to the bed; nothing where no meeting point is stated. */
export function wayOf(trip: Source): Way | undefined {
  const from = tripFact(trip, "meetingPoint");
  if (!from) return undefined;
  return {
    from,
    rides: rideLines(trip),
    bed: bedOf(trip),
    meals: trip.included.filter((line) =>
      /^(Alimentación|Desayunos|Todas las comidas)\b/.test(line),
    ),
  };
}
