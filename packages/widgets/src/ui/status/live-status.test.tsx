import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { LiveStatus } from "./live-status";
import { whenKnown } from "./when-known";

const frames = () => new Promise<void>(whenKnown);

test("a status is said after what gets the focus with it, and not at all if it goes at once", async () => {
  const { container, rerender } = render(<LiveStatus text="" />);
  const status = () => container.querySelector("[role=status]");
  rerender(<LiveStatus text="Revisa los campos marcados." />);
  expect(status()?.textContent).toBe("");
  await expect.poll(() => status()?.textContent).toBe("Revisa los campos marcados.");

  const said: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      said.push(...[...addedNodes].map((one) => one.textContent));
  });
  observer.observe(status() as Element, { childList: true });
  rerender(<LiveStatus text="Listo" />);
  rerender(<LiveStatus text="" />);
  await frames();
  await frames();
  observer.disconnect();
  expect(said).toEqual([]);
  expect(status()?.textContent).toBe("");
});

test("the status that a form begins with is there at once", () => {
  const { container } = render(<LiveStatus text="Aquí no se guarda nada." />);
  expect(container.textContent).toBe("Aquí no se guarda nada.");
});
