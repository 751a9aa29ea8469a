import {
  type BeforeTopic,
  beforeTopics,
  includedText,
  tripName,
  trips,
  voluntariado,
} from "@maloca/catalog";
import { expect, test } from "vitest";
import { contentReport } from "../../checks/report";
import { beforeLines, openTopics } from "../../content/before";
import { documentOf, textOf, texts } from "../built";

// What one asks before one books (docs/product.md, "Before booking").

const terms = { percent: 40, due: "una semana antes" };
const [trip] = trips;
if (!trip) throw new Error("There is no trip");

test.each([...trips, voluntariado])(
  "/$slug says it in its own data, and asks for the rest",
  (one) => {
    const section = documentOf(`/${one.slug}`).querySelector("#antes") as HTMLElement;
    const said = textOf(section);
    for (const line of [...one.included.map(includedText), ...one.notIncluded]) {
      expect(said).toContain(line.replace(/\s/g, " "));
    }
    const paid = trips.some(({ slug }) => slug === one.slug);
    expect(said.includes("Reservas con el ")).toBe(paid);
    const { searchParams } = new URL((section.querySelector("a") as HTMLAnchorElement).href);
    expect(searchParams.get("text")).toContain(tripName(one));
    expect(said).toContain("cómo se cancela");
    // Nothing is said of what nobody has said.
    const labels = texts(section, "dt");
    for (const topic of Object.values(beforeTopics)) expect(labels).not.toContain(topic);
  },
);

test("how much one walks is counted in the days", () => {
  const day = { title: "", scene: "walk" } as const;
  const days = [
    { ...day, rides: ["A pie", "Lancha"] },
    { ...day, rides: ["A pie"] },
    { ...day, rides: ["Transporte"] },
  ] as const;
  const lines = new Map(beforeLines({ ...trip, itinerary: { title: "", days } }, { terms }));
  expect(lines.get("A qué ritmo")).toBe("2 días de caminata y un día en lancha");
  expect(lines.get("Pago")).toContain("40\u00a0%");
  const unknown = { ...trip, itinerary: undefined, packages: [] };
  expect(new Map(beforeLines(unknown)).has("A qué ritmo")).toBe(false);
});

test("a topic that the operator gives is said, and is asked and listed no more", () => {
  const before: Partial<Record<BeforeTopic, string>> = { cancellation: "Hasta 15 días antes." };
  const given = { ...trip, before };
  expect(beforeLines(given)).toContainEqual(["Cancelación", "Hasta 15 días antes."]);
  expect(openTopics(given)).not.toContain("Cancelación");
  const report = contentReport().split("\n");
  const page = report.slice(report.indexOf(`/${trip.slug}`));
  expect(page.find((line) => line.includes("Antes de reservar"))).toContain("cancelación, señal");
});
