/** How a library is tried beside a booking, and what the guide says of it. */
export const trials = {
  carousel: "a drag from a button opens nothing, a press does",
  scroll: "the wheel scrolls an open dialog, not the page",
  router: "page, its fields and the receipt stay; going back closes",
  patch: "booking, its text and the receipt stay while the page is patched",
  modal: "in its modal and beside it; Escape closes the booking alone",
  styles: "looks the same with its styles before or after ours",
  hides: "fades out and in; stands in a modal",
  trap: "opens over what traps the focus",
};

export interface Library {
  name: string;
  /** Its packages, whose versions the example's package.json says. */
  packages: string[];
  trial: keyof typeof trials;
  /** The example that has its page and packages, if not `libraries`. */
  folder?: "libraries" | "astro" | "next-cache";
  /** The address of its page; of two pages, without what differs. */
  page: string;
  /** What else to know, in the guide. */
  knows?: string;
}

/** Tried by `examples/libraries.test.ts`; the guide's page "Works with" has a row for each. */
export const libraries: Library[] = [
  { name: "Swiper", packages: ["swiper"], trial: "carousel", page: "swiper.html" },
  { name: "Embla", packages: ["embla-carousel"], trial: "carousel", page: "embla.html" },
  { name: "Flickity", packages: ["flickity"], trial: "carousel", page: "flickity.html" },
  { name: "Splide", packages: ["@splidejs/splide"], trial: "carousel", page: "splide.html" },
  { name: "Lenis", packages: ["lenis"], trial: "scroll", page: "react.html?lenis" },
  { name: "Turbo", packages: ["@hotwired/turbo"], trial: "router", page: "turbo.html" },
  {
    name: "Astro's ClientRouter",
    packages: ["astro"],
    folder: "astro",
    trial: "router",
    page: "router/",
  },
  { name: "Barba", packages: ["@barba/core"], trial: "router", page: "barba.html" },
  {
    name: "React Router",
    packages: ["react-router"],
    trial: "router",
    page: "react.html?react-router",
  },
  {
    name: "React's `<Activity>`",
    packages: ["react"],
    trial: "router",
    page: "react.html?activity",
  },
  {
    name: "Next with `cacheComponents`",
    packages: ["next"],
    folder: "next-cache",
    trial: "router",
    page: "",
  },
  {
    name: "Turbo's morph",
    packages: ["@hotwired/turbo"],
    trial: "patch",
    page: "turbo.html",
  },
  {
    name: "htmx 4, `outerMorph`",
    packages: ["htmx4"],
    trial: "patch",
    page: "htmx-4.html",
  },
  {
    name: "htmx 2 with Idiomorph",
    packages: ["htmx.org", "idiomorph"],
    trial: "patch",
    page: "htmx.html",
  },
  {
    name: "Alpine with its morph",
    packages: ["alpinejs", "@alpinejs/morph"],
    trial: "patch",
    page: "alpine.html",
    knows: "Livewire patches with it; Livewire itself is not tried.",
  },
  {
    name: "Phoenix LiveView",
    packages: ["phoenix_live_view", "phoenix"],
    trial: "patch",
    page: "liveview.html",
    knows: "Its client, and a socket that sends what its server would.",
  },
  { name: "Radix", packages: ["radix-ui"], trial: "modal", page: "react.html?radix" },
  { name: "shadcn/ui", packages: ["radix-ui"], trial: "modal", page: "shadcn.html" },
  {
    name: "Headless UI",
    packages: ["@headlessui/react"],
    trial: "modal",
    page: "react.html?headless-ui",
  },
  { name: "MUI", packages: ["@mui/material"], trial: "modal", page: "react.html?mui" },
  { name: "Base UI", packages: ["@base-ui/react"], trial: "modal", page: "react.html?base-ui" },
  {
    name: "Bootstrap's modal and offcanvas",
    packages: ["bootstrap"],
    trial: "modal",
    page: "bootstrap.html",
  },
  { name: "Bootstrap's styles", packages: ["bootstrap"], trial: "styles", page: "bootstrap-" },
  { name: "Tailwind 3", packages: ["tailwindcss3"], trial: "styles", page: "tailwind-3-" },
  { name: "Tailwind 4", packages: ["tailwindcss"], trial: "styles", page: "tailwind-4-" },
  {
    name: "focus-trap",
    packages: ["focus-trap"],
    trial: "trap",
    page: "focus-trap.html",
    knows: "It needs `allowOutsideClick: true`: by default it takes every press outside of it.",
  },
  {
    name: "jQuery with Bootstrap's modal",
    packages: ["jquery", "bootstrap"],
    trial: "hides",
    page: "jquery.html",
  },
];
