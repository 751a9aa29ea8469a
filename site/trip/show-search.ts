import { formatCop, formatTimes } from "@maloca/catalog/money";
import { monthName } from "@maloca/catalog/season";
import { MOST_PEOPLE } from "@maloca/catalog/trips/search";
import { finderAnswers } from "../content/finder";
import { tripWords } from "../content/trip";

/** A number from the address: a whole number from 1 to `most`; 0 for anything else. */
function numberIn(search: URLSearchParams, name: string, most: number): number {
  const number = Number(search.get(name));
  return Number.isInteger(number) && number > 0 && number <= most ? number : 0;
}

/**
 * Shows the visitor's search in the finder on a trip's page: in words above the packages, as totals beside
 * their prices, and as text in the booking's fields. The ticket and the payment read it from these.
 */
export function showSearch(address: string): void {
  const search = new URLSearchParams(address);
  const month = numberIn(search, "mes", 12);
  const people = numberIn(search, "personas", MOST_PEOPLE);
  const budget = numberIn(search, "presupuesto", Number.MAX_SAFE_INTEGER);
  const line = document.querySelector<HTMLElement>("[data-asked]");
  if (!line || !(month || people || budget)) return;

  const words = {
    month: month ? monthName(month) : "",
    people,
    days: "",
    budget: budget ? formatCop(budget) : "",
  };
  const [text, note] = line.querySelectorAll("span");
  if (text)
    text.textContent = `${tripWords.search}${finderAnswers.search(words).replace(/^,/, "")}.`;
  if (note) note.hidden = people < 2;
  const back = line.querySelector("a");
  back?.setAttribute("href", `/${address}#buscador`);
  line.removeAttribute("data-idle");

  for (const button of document.querySelectorAll<HTMLElement>("#paquetes article [data-amount]")) {
    const { amount, groupSize } = button.dataset;
    // A group's price is one sum.
    if (people < 2 || groupSize) continue;
    const total = document.createElement("p");
    total.textContent = formatTimes(people, Number(amount));
    button.closest("article")?.querySelector("[data-price]")?.append(total);
  }

  const booking = document.querySelector("maloca-booking");
  const prefill = {
    ...(month && { dates: words.month }),
    ...(people && { travelers: finderAnswers.people(people) }),
    ...(budget && { message: tripWords.budget(words.budget) }),
    ...JSON.parse(booking?.getAttribute("prefill") ?? "{}"),
  };
  booking?.setAttribute("prefill", JSON.stringify(prefill));
}

/** Set by the site's build: on the dev server no files of the script-tag build are beside this one. */
declare const __WIDGET_RUNTIME__: string;

/** Opens the dialog that the address names, as on a partner's page with `data-deep-link`. */
export function openLinked(): void {
  if (typeof __WIDGET_RUNTIME__ !== "string" || !/[?&]maloca=/.test(location.search)) return;
  // A variable, because the bundler would wrap a text in a helper.
  const address = "./deep-link.js";
  import(/* @vite-ignore */ address);
}
