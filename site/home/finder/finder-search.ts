import { formatCop } from "@maloca/catalog/money";
import { totalFor } from "@maloca/catalog/price";
import { finder, finderAnswers, MOST_PEOPLE } from "../../content/home/finder";
import { showAsked } from "../../trip/asked";

/**
 * The finder's script; it loads when somebody asks, and on the page of a trip that was found. What it
 * knows are the rows of the table.
 */

type Range = [least: number, most: number];

interface Question {
  /** 0 where any. */
  month: number;
  /** 0 where it is not said: prices are then one person's. */
  people: number;
  days: Range;
  /** Pesos that one person pays at most. */
  budget: number;
}

/** `3-5`; an open end, or no text, has no limit. */
function rangeOf(text = ""): Range {
  const [least, most] = text.split("-");
  return [Number(least), Number(most) || Number.POSITIVE_INFINITY];
}

const overlap = (a: Range, b: Range) => a[0] <= b[1] && b[0] <= a[1];

/** Whether a month is one of a season's, which may end in the year after. */
const hasMonth = ([first, last]: Range, month: number) =>
  first <= last ? first <= month && month <= last : first <= month || month <= last;

function questionOf(form: HTMLFormElement): Question {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    month: Number(text("mes")),
    people: Math.min(MOST_PEOPLE, Math.max(0, Math.trunc(Number(text("personas"))))) || 0,
    days: rangeOf(text("dias")),
    budget: Number(text("presupuesto")) || Number.POSITIVE_INFINITY,
  };
}

/** What all of them pay together. Without a head count: the price per person. */
function total({ cop, sum }: DOMStringMap, people: number) {
  const group = people && sum ? { cop: Number(sum), usd: 0 } : undefined;
  return totalFor({ cop: Number(cop), ...(group && { group }) }, people || 1);
}

const fits = (row: DOMStringMap, { month, people, days, budget }: Question) =>
  (!month || hasMonth(rangeOf(row.months), month)) &&
  (!people || overlap(rangeOf(row.people), [people, people])) &&
  overlap(rangeOf(row.days), days) &&
  total(row, people).cop <= budget * (people || 1);

/** A question in the words that the form shows. */
function wordsOf(form: HTMLFormElement, { people }: Question): string {
  const chosen = (name: string) =>
    form.querySelector(`[name=${name}] :checked:not([value=""])`)?.textContent ?? "";
  const month = form.querySelector("[name=mes]:checked")?.getAttribute("aria-label") ?? "";
  return finderAnswers.asked({
    month,
    people,
    days: chosen("dias"),
    budget: chosen("presupuesto"),
  });
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** The page of the trip that a row or a card shows. */
const pageOf = (shown: HTMLElement) => shown.querySelector("a")?.pathname;

/** Answers now and at every change; begins with what the page's address asks. */
function start(form: HTMLFormElement): void {
  const rows = [...all("tr[data-cop]")].map((row) => {
    const lines = [...row.querySelectorAll("td:last-child > span")];
    return { row, lines, before: lines.map(({ textContent }) => textContent) };
  });
  const table = document.querySelector<HTMLTableElement>("#buscador table");
  const name = table?.caption?.textContent;

  const answer = () => {
    const question = questionOf(form);
    const { people } = question;
    const found = new Set<string | undefined>();
    for (const { row, lines, before } of rows) {
      row.hidden = !fits(row.dataset, question);
      if (!row.hidden) found.add(pageOf(row));
      const { cop, sum, group, assumed } = row.dataset;
      const { cop: pesos, groups = 1 } = total(row.dataset, people);
      const detail = group
        ? finderAnswers.groups(groups, Number(group))
        : `${people}\u00a0×\u00a0${formatCop(Number(cop))}${assumed === "" ? `\u00a0${finder.mark}` : ""}`;
      const priced = [formatCop(pesos), detail];
      for (const [i, line] of lines.entries()) {
        line.textContent = (people > (sum ? 0 : 1) ? priced : before)[i] ?? "";
      }
    }
    // A group's one sum makes another order than what each pays.
    const ordered = people
      ? [...rows].sort(
          (a, b) => total(a.row.dataset, people).cop - total(b.row.dataset, people).cop,
        )
      : rows;
    table?.tBodies[0]?.append(...ordered.map(({ row }) => row));
    for (const card of all("[data-trips] > li")) card.hidden = !found.has(pageOf(card));
    for (const empty of all("[data-finder-empty]"))
      empty.toggleAttribute("data-idle", found.size > 0);
    const address = addressOf(form, question);
    const assumes = people > 1 && rows.some(({ row }) => !row.hidden && row.dataset.assumed === "");
    for (const line of all("[data-finder-assumed]")) line.toggleAttribute("data-idle", !assumes);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "#buscador th a, [data-trips] a:not([target])",
    )) {
      link.search = address;
    }
    const count = finderAnswers.found(found.size, rows.length);
    const words = wordsOf(form, question);
    for (const status of all("[data-finder-status]")) {
      status.toggleAttribute("data-idle", !address);
      for (const [i, said] of [count, words].entries()) {
        (status.children[i] as Element).textContent = said;
      }
    }
    for (const share of all("[data-finder-share]")) share.toggleAttribute("data-idle", !address);
    if (table?.caption) {
      table.hidden = !found.size;
      table.caption.textContent = address ? count + words + finderAnswers.byPrice : (name ?? "");
    }
    history.replaceState(history.state, "", (address || location.pathname) + location.hash);
  };

  // A shared search opens at its result.
  const arrived = location.search && !location.hash && !scrollY;
  fill(form);
  answer();
  if (arrived) document.querySelector("[data-finder-status]")?.scrollIntoView();
  form.addEventListener("input", answer);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    document
      .querySelector("tr[data-cop]:not([hidden]) a, [data-finder-empty]")
      ?.scrollIntoView({ block: "center" });
  });
  form.addEventListener("reset", () =>
    setTimeout(() => {
      answer();
      // The button goes with what it stood in.
      form.querySelector("input")?.focus();
    }),
  );
}

/** The page's address with the visitor's answers: `?mes=12&personas=2`. */
function addressOf(form: HTMLFormElement, { people }: Question): string {
  const data = new FormData(form);
  data.set("personas", people ? String(people) : "");
  const answers = [...data].filter(([, value]) => value);
  return answers.length
    ? `?${new URLSearchParams(answers.map(([name, value]) => [name, String(value)]))}`
    : "";
}

/** Sets the fields that the page's address names. */
function fill(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (!field || !("value" in field)) continue;
    const before = field.value;
    field.value = value;
    // A list of options has no such value: it keeps the one it had.
    if (!field.value) field.value = before;
  }
  const people = form.elements.namedItem("personas") as HTMLInputElement;
  people.value = String(questionOf(form).people || "");
}

const form = document.querySelector<HTMLFormElement>("[data-finder]");
if (form) start(form);
else showAsked(location.search);
