import "@maloca/widgets/styles.css";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";

const pages = import.meta.glob<{ default: ComponentType }>("./react/*.tsx");

/** The page that the address names: `react.html?radix`. */
const load = pages[`./react/${location.search.slice(1)}.tsx`];
if (!load) throw new Error(`No page ${location.search}`);
const { default: Page } = await load();

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
