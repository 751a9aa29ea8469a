import { render } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import type { Theme } from "./themed";
import { useBackground } from "./use-background";

const { loaded, finishLoading } = vi.hoisted(() => {
  let finishLoading = () => {};
  const loaded = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  return { loaded, finishLoading: () => finishLoading() };
});

vi.mock("./background", async () => {
  await loaded;
  return {
    watchBackground(_root: Element, theme: Theme, tell: (look: string) => void) {
      if (theme === "auto") tell("on-dark");
      return () => {};
    },
  };
});

function Form({ theme }: { theme: Theme }) {
  const ref = useRef<HTMLFormElement>(null);
  return <form ref={ref} className={useBackground(ref, theme)} />;
}

test("a theme that is set before the background is known stays", async () => {
  const { container, rerender } = render(<Form theme="auto" />);
  rerender(<Form theme="light" />);
  finishLoading();
  await import("./background");
  rerender(<Form theme="light" />);
  const { className } = container.firstChild as HTMLElement;
  expect(className).not.toContain("on-dark");
  rerender(<Form theme="auto" />);
  await expect.poll(() => container.querySelector(".on-dark")).not.toBeNull();
});
