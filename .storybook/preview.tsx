/// <reference types="vite/types/importMeta.d.ts" />
import { adoptSheets } from "@maloca/widgets/core/element/adopted-stylesheets";
import { LanguageProvider } from "@maloca/widgets/core/language/in-language";
import { readyLanguage } from "@maloca/widgets/core/language/language";
import { languageFiles } from "@maloca/widgets/core/language/language-files";
import { color, dark, space } from "@maloca/widgets/theme/tokens";
import type { Preview, StoryContext } from "@storybook/react-vite";
import { useEffect } from "react";
import { emitTransformCode } from "storybook/preview-api";
import { configure } from "storybook/test";
import { accepted } from "../packages/widgets/src/testing/fake-server";
import faces from "../site/fonts/faces.json";
import { codeOf } from "../stories/code";
import { respondWith } from "../stories/form-states";
import { animationsFinished, forgetToasts } from "../stories/visitor";
import { brands, setBrand } from "./brands";
import { systemTheme } from "./theme";

// A time limit against hangs: on a busy machine a widget's code may load slowly.
configure({ asyncUtilTimeout: 60_000 });

/** A story beside others on one page: what one stores must not reach the next. */
if (new URLSearchParams(location.search).has("apart")) {
  for (const name of ["localStorage", "sessionStorage"]) {
    const kept = new Map<string, string>();
    const value = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
      key: (at: number) => [...kept.keys()][at] ?? null,
      get length() {
        return kept.size;
      },
    };
    Object.defineProperty(window, name, { value });
  }
}

/** Whether tests run without the panel: they need violations only; the panel also shows passed rules. */
const standalone = import.meta.env.VITEST_STORYBOOK === "false";

/**
 * Shows a story's code at once, and updates it when a control or the toolbar changes. Storybook itself does
 * so only after the story's steps, and not when the language changes.
 */
function ShownCode({ story }: { story: StoryContext }) {
  const code = codeOf(story);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render has a new context
  useEffect(() => {
    if (code) emitTransformCode(code, story);
  }, [code]);
  return null;
}

const screen = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error", options: standalone ? { resultTypes: ["violations"] } : {} },
    docs: {
      theme: systemTheme,
      codePanel: true,
      source: { transform: (source: string, story: StoryContext) => codeOf(story) ?? source },
    },
    options: {
      // Storybook reads this without running it; the groups are those of groups.ts.
      storySort: {
        order: [
          "System",
          "Widgets",
          ["*", ["Overview", "Filling", "Sending", "Failing", "Done", "*"]],
          "Parts",
          "Tokens",
          ["Properties"],
        ],
      },
    },
    controls: { expanded: true, sort: "none" },
    viewport: {
      options: {
        narrow: screen(320, 568),
        phone: screen(390, 844),
        tablet: screen(768, 1024),
        desk: screen(1440, 900),
      },
    },
    /** The server's response in this story; see `packages/widgets/src/testing/fake-server.ts`. */
    server: accepted,
  },
  globalTypes: {
    scheme: {
      description: "Whether the page is light or dark",
      toolbar: { title: "Page", icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
    },
    as: {
      description: "React component or custom element",
      toolbar: {
        title: "As",
        icon: "component",
        items: [
          { value: "component", title: "React component" },
          { value: "element", title: "Custom element" },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: "The partner's brand",
      toolbar: {
        title: "Brand",
        icon: "paintbrush",
        items: [
          { value: "", title: "Maloca's own" },
          ...Object.entries(brands).map(([value, { title }]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: "The page's language",
      toolbar: {
        title: "Language",
        icon: "globe",
        items: ["es", ...Object.keys(languageFiles)],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: "light", language: "es", as: "component", brand: "" },
  decorators: [
    (Story, context) => (
      <div
        style={{
          boxSizing: "border-box",
          minHeight: context.viewMode === "story" ? "100vh" : undefined,
          padding: space[5],
          // The widgets follow the page's scheme.
          colorScheme: context.globals.scheme,
          background: context.globals.scheme === "dark" ? dark.paper : color.paper,
        }}
      >
        <ShownCode story={context} />
        <LanguageProvider lang={context.globals.language}>
          <Story />
        </LanguageProvider>
      </div>
    ),
  ],
  /** Measurements need the site's fonts. */
  async beforeAll() {
    const load = ({ family, url, weights }: (typeof faces)[number]) =>
      new FontFace(family, `url("${url}")`, { weight: weights }).load();
    for (const font of await Promise.all(faces.map(load))) document.fonts.add(font);
  },
  async beforeEach({ parameters, globals }) {
    // The story's steps find everything by its words.
    await readyLanguage(globals.language);
    // Toasts are outside of the story's element, and follow the page.
    document.documentElement.style.colorScheme = globals.scheme;
    document.documentElement.lang = globals.language;
    setBrand(globals.brand);
    // Not earlier: by now the story's imports have registered their style sheets.
    adoptSheets(document);
    // The first form that loads would send what another story has stored.
    localStorage.clear();
    const restore = respondWith(parameters.server);
    return async () => {
      // A removed element cleans up in a later task; the next story must wait for it.
      await new Promise((resolve) => setTimeout(resolve));
      restore();
      forgetToasts();
      localStorage.clear();
      sessionStorage.clear();
    };
  },
  // Before axe runs: a colour that is still fading does not have its final contrast.
  afterEach: animationsFinished,
} satisfies Preview;
