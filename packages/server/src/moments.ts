/** Where the team lives. */
const timeZone = "America/Bogota";

const short = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone,
});
const long = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeStyle: "short", timeZone });

/** Colombian time of a moment, which may be ISO 8601 text, for a column. */
export const shortMoment = (moment: string | Date) => short.format(new Date(moment));

/** The same in words. */
export const longMoment = (moment: string | Date) => long.format(new Date(moment));

// Swedes write dates as ISO 8601 does, with a space for its T: what every spreadsheet reads as a date.
const sortable = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone,
});

/** The same for a spreadsheet, and to compare: `2026-11-20 10:00:00`. */
export const sortableMoment = (moment: string | Date) => sortable.format(new Date(moment));
