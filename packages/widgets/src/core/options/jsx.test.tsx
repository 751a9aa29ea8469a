import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { find } from "../../../test/page";
import "../../experiences/experiences.element";
import type {} from "../../jsx";

// The elements in React's own JSX, as an application writes them.

const place = document.body.appendChild(document.createElement("div"));
const root = createRoot(place);
afterEach(() => root.render(null));

const choices = () =>
  [...(find(place.firstElementChild as Element, "fieldset")?.querySelectorAll("label") ?? [])].map(
    ({ textContent }) => textContent,
  );
const counter = () => find(place.firstElementChild as Element, "fieldset > p")?.textContent;

test("a list may be a list or a text with commas, and a number a number", async () => {
  root.render(<maloca-experiences experiences={["Surf", "Masaje"]} max={1} />);
  await expect.poll(choices).toEqual(["Surf", "Masaje"]);
  expect(counter()).toBe("0/1 experiencias seleccionadas");
  root.render(<maloca-experiences experiences="Surf, Yoga, Masaje" max="2" />);
  await expect.poll(choices).toEqual(["Surf", "Yoga", "Masaje"]);
  expect(counter()).toBe("0/2 experiencias seleccionadas");
});
