/** Where the operator lives. */
const timeZone = "America/Bogota";

const short = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone,
});
const long = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeStyle: "short", timeZone });

/** Colombian time of an ISO 8601 moment, for a column. */
export const shortMoment = (iso: string) => short.format(new Date(iso));

/** The same in words. */
export const longMoment = (iso: string) => long.format(new Date(iso));
