import "accessibility-checker-engine/ace-window.js";
import { afterEach, expect, vi } from "vitest";
import { askEqualAccess, equalAccessFaults } from "../browsers/equal-access-rules";

// The second engine of accessibility rules, after each story: it stands in the page until the next one begins.

afterEach(async () => {
  // It logs each text whose colours it cannot tell; axe measures those.
  const log = vi.spyOn(console, "log").mockReturnValue();
  const results = await askEqualAccess();
  log.mockRestore();
  expect(equalAccessFaults(results)).toEqual([]);
});
