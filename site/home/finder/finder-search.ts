import { formatCop } from "@maloca/catalog/money";
import {
  bySearch,
  fitsSearch,
  MOST_PEOPLE,
  type SearchedTrip,
  searchTotal,
  type TripSearch,
} from "@maloca/catalog/trips/search";
import { finder, finderAnswers } from "../../content/finder";
import { openLinked, showSearch } from "../../trip/show-search";

/**
 * The finder's script. It loads when a visitor uses the form, and on a trip's page whose address has a search or
 * names a dialog.
 * Its data are the table's rows.
 */

type Range = TripSearch["days"];

/** Reads `3-5`; without an end, or without text, there is no limit. */
function rangeOf(text = ""): Range {
  const [least, most] = text.split("-");
  return [Number(least), Number(most) || Number.POSITIVE_INFINITY];
}

/** The trip of a row. */
const tripOf = ({ dataset }: HTMLElement): SearchedTrip => {
  const { months, days, people, cop, sum, later } = dataset;
  return {
    months: rangeOf(months),
    days: rangeOf(days),
    people: rangeOf(people),
    cop: Number(cop),
    groupCop: Number(sum) || undefined,
    later: later === "",
  };
};

function searchOf(form: HTMLFormElement): TripSearch {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    month: Number(text("mes")),
    people: Math.min(MOST_PEOPLE, Math.max(0, Math.trunc(Number(text("personas"))))) || 0,
    days: rangeOf(text("dias")),
    budget: Number(text("presupuesto")) || Number.POSITIVE_INFINITY,
  };
}

/** A search in the words of the form. */
function wordsOf(form: HTMLFormElement, { people }: TripSearch): string {
  const chosen = (name: string) =>
    form.querySelector(`[name=${name}] :checked:not([value=""])`)?.textContent ?? "";
  const month = form.querySelector("[name=mes]:checked")?.getAttribute("aria-label") ?? "";
  return finderAnswers.search({
    month,
    people,
    days: chosen("dias"),
    budget: chosen("presupuesto"),
  });
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** The path of the trip's page that a row or a card links to. */
const pageOf = (item: HTMLElement) => item.querySelector("a")?.pathname;

/** Shows the search in the page's address, and then every change of the form. */
function start(form: HTMLFormElement): void {
  const rows = [...all("tr[data-cop]")].map((row) => {
    const lines = [...row.querySelectorAll("td:last-child > span")];
    return { row, lines, before: lines.map(({ textContent }) => textContent) };
  });
  const table = document.querySelector<HTMLTableElement>("#buscador table");
  const name = table?.caption?.textContent;
  const more = document.querySelector<HTMLInputElement>("#buscador [type=checkbox]");

  const update = () => {
    const search = searchOf(form);
    const { people } = search;
    const found = new Set<string | undefined>();
    for (const { row, lines, before } of rows) {
      const trip = tripOf(row);
      row.hidden = !fitsSearch(trip, search);
      if (!row.hidden) found.add(pageOf(row));
      const { cop, sum, group, assumed } = row.dataset;
      const detail = group
        ? finderAnswers.group(Number(group), people)
        : `${people}\u00a0×\u00a0${formatCop(Number(cop))}${assumed === "" ? `\u00a0${finder.mark}` : ""}`;
      const priced = [formatCop(searchTotal(trip, people)), detail];
      for (const [i, line] of lines.entries()) {
        line.textContent = (people > (sum ? 0 : 1) ? priced : before)[i] ?? "";
      }
    }
    // Totals may have another order than prices per person: a group's price is one sum.
    const ordered = [...rows].sort((a, b) => bySearch(people)(tripOf(a.row), tripOf(b.row)));
    table?.tBodies[0]?.append(...ordered.map(({ row }) => row));
    for (const card of all("[data-trips] > li")) card.hidden = !found.has(pageOf(card));
    for (const empty of all("[data-finder-empty]"))
      empty.toggleAttribute("data-idle", found.size > 0);
    const address = addressOf(form, search);
    const assumes = people > 1 && rows.some(({ row }) => !row.hidden && row.dataset.assumed === "");
    for (const line of all("[data-finder-assumed]")) line.toggleAttribute("data-idle", !assumes);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "#buscador th a, [data-trips] a:not([target])",
    )) {
      link.search = address;
    }
    const count = finderAnswers.found(found.size, rows.length);
    const words = wordsOf(form, search);
    for (const status of all("[data-finder-status]")) {
      status.toggleAttribute("data-idle", !address);
      for (const [i, text] of [count, words].entries()) {
        (status.children[i] as Element).textContent = address && text;
      }
    }
    // A search unfolds a phone's list: all that it finds is shown, and all trips after it.
    if (address && more) more.checked = true;
    for (const share of all("[data-finder-share]")) share.toggleAttribute("data-idle", !address);
    if (table?.caption) {
      table.hidden = !found.size;
      table.caption.textContent = address ? count + words + finderAnswers.byPrice : (name ?? "");
    }
    history.replaceState(history.state, "", (address || location.pathname) + location.hash);
  };

  // A page that opens with a shared search scrolls to its result.
  const shared = location.search && !location.hash && !scrollY;
  fill(form);
  update();
  if (shared) document.querySelector("[data-finder-status]")?.scrollIntoView();
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // With the focus, so that a screen reader says it.
    const result = document.querySelector<HTMLElement>(
      "tr[data-cop]:not([hidden]) a, [data-finder-empty] a",
    );
    result?.focus({ preventScroll: true });
    result?.scrollIntoView({ block: "center" });
  });
  form.addEventListener("reset", () =>
    setTimeout(() => {
      update();
      // The update hides the reset button, which had the focus.
      form.querySelector("input")?.focus();
    }),
  );
}

/** The search as a query string, `?mes=12&personas=2`; empty where nothing is chosen. */
function addressOf(form: HTMLFormElement, { people }: TripSearch): string {
  const data = new FormData(form);
  data.set("personas", people ? String(people) : "");
  const chosen = [...data].filter(([, value]) => value);
  return chosen.length
    ? `?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`
    : "";
}

/** Sets the fields that the page's address names. */
function fill(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (!field || !("value" in field)) continue;
    const before = field.value;
    field.value = value;
    // A `select` without such an option is empty now: it keeps its value.
    if (!field.value) field.value = before;
  }
  const people = form.elements.namedItem("personas") as HTMLInputElement;
  people.value = String(searchOf(form).people || "");
}

const form = document.querySelector<HTMLFormElement>("[data-finder]");
if (form) start(form);
else {
  showSearch(location.search);
  openLinked();
}
