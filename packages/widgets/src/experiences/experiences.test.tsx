import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import "../../test/page";
import { ExperienceSelector } from "..";

// The component's own boxes in an application's form.

test("in an application's form the component's boxes have its name, and one must be ticked", async () => {
  const form = document.body.appendChild(document.createElement("form"));
  const root = createRoot(form);
  root.render(<ExperienceSelector name="plan" required lang="en" />);
  await expect.poll(() => form.querySelectorAll("input").length).toBe(4);
  const [first, second] = form.querySelectorAll("input");
  await expect.poll(() => form.checkValidity()).toBe(false);
  expect(first?.validationMessage).toBe("Choose at least one experience.");
  second?.click();
  expect(form.checkValidity()).toBe(true);
  expect([...new FormData(form)]).toEqual([["plan", "Clase de surf"]]);
  form.reset();
  await expect.poll(() => form.checkValidity()).toBe(false);
  root.render(<ExperienceSelector name="plan" required disabled lang="en" />);
  await expect.poll(() => form.checkValidity()).toBe(true);
  root.unmount();
});
