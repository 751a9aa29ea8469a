import { copFromUsd, formatCop, formatNumber, formatUsd } from "../money";
import type { HomeDocument } from "./home-document";

type Pilot = HomeDocument["pilot"];

const total = ({ investment }: Pilot) => investment.commercialUsd + investment.philanthropicUsd;

const values = {
  proyecto: ({ name }) => name,
  lugar: ({ place }) => place,
  estado: ({ status }) => status,
  desde: ({ year }) => year,
  familias: ({ families }) => families,
  menores: ({ children }) => children,
  empleos: ({ jobs }) => jobs,
  litros: ({ litresPerDay }) => formatNumber(litresPerDay),
  inversion: (pilot) => formatUsd(total(pilot)),
  pesos: (pilot) => formatCop(copFromUsd(total(pilot))),
  comercial: ({ investment }) => formatUsd(investment.commercialUsd),
  filantropia: ({ investment }) => formatUsd(investment.philanthropicUsd),
} as const satisfies Record<string, (pilot: Pilot) => string | number>;

/** What texts of other documents call the pilot's facts, in braces. */
export const pilotNames = Object.keys(values);

/** The pilot's facts by these names. */
export const pilotValues = (pilot: Pilot): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, fact]) => [name, fact(pilot)]));
