import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { accepted, answers, REFERENCE } from "../../../test/page";
import { ContactForm } from "../../contact/contact";

// The component's way to the page that thanks; the elements' is in `thanks-page.element.test.ts`.

let visited: string[];
const { navigation } = window as unknown as { navigation: EventTarget };
const leave = (event: Event) => {
  visited.push((event as Event & { destination: { url: string } }).destination.url);
  event.preventDefault();
};

beforeEach(() => {
  visited = [];
  navigation.addEventListener("navigate", leave);
});
afterEach(() => navigation.removeEventListener("navigate", leave));

const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLElement;

async function send(onSent: () => unknown) {
  answers(accepted);
  const { unmount } = render(<ContactForm endpoint="" thanksUrl="/gracias" onSent={onSent} />);
  await userEvent.fill(control("name"), "Ana");
  await userEvent.fill(control("email"), "ana@example.com");
  await userEvent.fill(control("message"), "Hola");
  await userEvent.click(document.querySelector("[type=submit]") as HTMLElement);
  await expect
    .poll(() => document.querySelector("[part=confirmation]")?.textContent)
    .toContain(REFERENCE);
  return unmount;
}

test("a component's visitor goes to `thanksUrl` with the reference", async () => {
  const unmount = await send(() => {});
  await expect.poll(() => visited).toEqual([`${location.origin}/gracias?reference=${REFERENCE}`]);
  unmount();
});

test("an `onSent` that returns `false` keeps the visitor", async () => {
  const first = await send(() => false);
  first();
  // The next visitor leaves; the first would have left before.
  const second = await send(() => {});
  await expect.poll(() => visited).toHaveLength(1);
  second();
});
