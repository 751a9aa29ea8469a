import { settings } from "@maloca/catalog/settings";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import "../../../test/page";
import { BookingDialog, ContactForm, HelpWidget, Lightbox } from "../..";

// Who operates the trips, in an application of React components.

let root: ReturnType<typeof createRoot> | undefined;
afterEach(() => root?.unmount());

function show(view: ReactNode) {
  root ??= createRoot(document.createElement("div"));
  root.unmount();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(view);
}
const lines = () => [...document.querySelectorAll("[part=operator]")];
const said = () => lines().map(({ textContent }) => textContent);
const ELSEWHERE = "https://maloca.example";

test("a component that sends to another site says it once, in its form and in its language", async () => {
  show(<ContactForm endpoint={ELSEWHERE} />);
  const own = `${settings.legalName} · RNT ${settings.rnt}`;
  await expect.poll(said).toEqual([`Operado por ${own}`]);
  expect(lines()[0]?.parentElement?.localName).toBe("form");
  root?.render(<ContactForm endpoint={ELSEWHERE} operator="Río SAS" rnt="4321" />);
  await expect.poll(said).toEqual(["Operado por Río SAS · RNT 4321"]);
  root?.render(<ContactForm endpoint={ELSEWHERE} operator="Río SAS" rnt="4321" lang="en" />);
  await expect.poll(said).toEqual(["Operated by Río SAS · Colombian tourism registry (RNT) 4321"]);
});

test.each([
  ["a dialog", <BookingDialog key="" open endpoint={ELSEWHERE} operator="Río SAS" rnt="1" />],
  ["a panel", <HelpWidget key="" open operator="Río SAS" rnt="1" />],
  [
    "a gallery",
    <Lightbox key="" open pictures={[{ src: "data:,", alt: "Mar" }]} operator="Río SAS" rnt="1" />,
  ],
])("%s says it when it is open", async (_what, view) => {
  show(view);
  await expect.poll(said).toEqual(["Operado por Río SAS · RNT 1"]);
  await expect.poll(() => lines()[0]?.checkVisibility()).toBe(true);
});

test("on the operator's own site a component adds nothing", async () => {
  for (const endpoint of ["", location.origin]) {
    show(
      <>
        <ContactForm endpoint={endpoint} />
        <ContactForm endpoint={ELSEWHERE} />
      </>,
    );
    // The second has its line: so has the first, if it is to have one.
    await expect.poll(() => lines().length).toBe(1);
    expect(document.querySelector("form")?.querySelector("[part=operator]")).toBeNull();
  }
});
