import type { ListedTrip } from "@maloca/catalog";
import type { LeadFilter, LeadState } from "../leads/lead-filter";
import { type LeadKindName, leadKindNames, leadKinds } from "../leads/lead-kinds";

/** A choice of leads that the team's page has a link to. */
interface ViewSpec {
  title: string;
  /** The link to it, where that is shorter. */
  label?: string;
  filter: LeadFilter;
  /** It stands apart from the others, below the list. */
  apart?: boolean;
}

const inState = (title: string, state: LeadState): ViewSpec => ({ title, filter: { state } });

/** By the word in the page's address. */
export const views = {
  esperan: { ...inState("Esperan respuesta", "waiting"), label: "Esperan" },
  respondidas: inState("Respondidas", "answered"),
  ganadas: inState("Ganadas", "won"),
  perdidas: inState("Perdidas", "lost"),
  todas: { title: "Todas", filter: { robots: false } },
  sospechosas: { title: "Parecen de un robot", filter: { robots: true }, apart: true },
  pruebas: { title: "Pruebas", filter: { testMode: true }, apart: true },
} satisfies Record<string, ViewSpec>;
export type ViewName = keyof typeof views;

/** Names in the page's address, which people read. */
export const NAMES = {
  view: "estado",
  search: "buscar",
  kind: "tipo",
  trip: "viaje",
  month: "mes",
  partner: "aliado",
  order: "orden",
  after: "desde",
  pressed: "solicitud",
} as const;

/** The longest text that is searched for. */
export const LONGEST_SEARCH = 100;

/** What an address asks for. Empty texts ask for nothing. */
export interface View {
  name: ViewName;
  search: string;
  kind: LeadKindName | undefined;
  trip: string;
  /** Such as `2026-11`, in Colombia. */
  month: string;
  partner: string;
  oldest: boolean;
  after: string | null;
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Reads an address, whatever stands in it: what is unfit counts as not there. */
export function readView(query: (name: string) => string | undefined): View {
  const asked = (name: keyof typeof NAMES) =>
    (query(NAMES[name]) ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_SEARCH);
  const kind = leadKindNames.find((name) => name === asked("kind"));
  const named = asked("view");
  const state = Object.hasOwn(views, named) ? (named as ViewName) : "esperan";
  // Nobody answers those: they have no state.
  const name =
    kind && leadKinds[kind].unanswered && "state" in views[state].filter ? "todas" : state;
  const order = asked("order");
  return {
    ...{ name, kind },
    ...{ search: asked("search"), trip: asked("trip"), partner: asked("partner") },
    month: MONTH.test(asked("month")) ? asked("month") : "",
    oldest: order ? order === "viejas" : name === "esperan",
    after: asked("after") || null,
  };
}

/** The beginning of a month in Colombia, which has no daylight saving. */
const beginOf = (month: string) => new Date(`${month}-01T00:00:00-05:00`);

function daysOf(month: string): LeadFilter {
  const begin = beginOf(month);
  const end = new Date(begin);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return { since: begin.toISOString(), until: end.toISOString() };
}

export const filterOfView = ({ name, oldest, ...view }: View): LeadFilter => ({
  ...views[name].filter,
  ...(view.month && daysOf(view.month)),
  kind: view.kind,
  partner: view.partner || undefined,
  search: view.search || undefined,
  trip: view.trip || undefined,
  oldest,
});

/** Whether something of it is hidden in what can be unfolded. */
export const isNarrowed = ({ kind, trip, month, partner }: View) =>
  Boolean(kind || trip || month || partner);

/** The address of a view, without what goes without saying. */
export function addressOf(path: string, view: Partial<View>, pressed = ""): string {
  const order = view.oldest === undefined ? "" : view.oldest ? "viejas" : "nuevas";
  const usual = view.name === "esperan" || view.name === undefined ? "viejas" : "nuevas";
  const pairs: [string, string | null | undefined][] = [
    [NAMES.view, view.name === "esperan" ? "" : view.name],
    [NAMES.search, view.search],
    [NAMES.kind, view.kind],
    [NAMES.trip, view.trip],
    [NAMES.month, view.month],
    [NAMES.partner, view.partner],
    [NAMES.order, order === usual ? "" : order],
    [NAMES.after, view.after],
    [NAMES.pressed, pressed],
  ];
  const search = new URLSearchParams(
    pairs.flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  return search.size ? `${path}?${search}` : path;
}

/** The trips on sale, as the subject of a request names them. */
export const tripChoices = (trips: readonly ListedTrip[]): string[] =>
  [...new Set(trips.map(({ concept, destination }) => concept ?? destination))].sort((a, b) =>
    a.localeCompare(b, "es"),
  );
