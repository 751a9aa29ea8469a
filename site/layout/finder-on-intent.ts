import finder from "../home/finder/finder-search?worker&url";

/** The finder's script loads when its form is first used, or at once for an address with a search. */
const form = document.querySelector("[data-finder],[data-asked]");
const load = () => import(/* @vite-ignore */ finder);

if (form && location.search) load();
for (const type of ["focusin", "input"]) form?.addEventListener(type, load, { once: true });
