export * from "./added-text";
export * from "./addresses";
export * from "./advertised-prices";
export * from "./api";
export * from "./colors";
export * from "./consent";
export * from "./consultancy";
export * from "./duration";
export * from "./experiences";
export * from "./experiences.limits";
export * from "./forms";
export * from "./interests";
export * from "./locales/es";
export * from "./messaging";
export * from "./metadata";
export * from "./metadata.parse";
export * from "./money";
export * from "./notices";
export * from "./pilot";
export * from "./price";
export * from "./requests/booking";
export * from "./requests/contact";
export * from "./requests/fields";
export * from "./requests/newsletter";
export * from "./requests/newsletter.submission";
export * from "./requests/partnership";
export * from "./requests/partnership.mail";
export * from "./requests/payment";
export * from "./requests/payment.message";
export { checkOf } from "./requests/schema";
export * from "./requests/schemas";
export * from "./requests/trip-request";
export * from "./requests/trip-request.notices";
export * from "./requests/trip-request.travelers";
export * from "./season";
export * from "./settings";
export * from "./source";
export * from "./subject";
export * from "./trips";
export * from "./trips/comparison";
export * from "./trips/day-plan";
export * from "./trips/features";
export { includedText } from "./trips/included";
export * from "./trips/page";
export { pageScenes } from "./trips/page-scenes";
export * from "./trips/search";
export * from "./trips/trip";
export {
  REGIONAL_TAX,
  type Volunteering,
  voluntariado,
  volunteerWeeks,
} from "./trips/voluntariado";
export * from "./trips/way";
export * from "./trips/when";
export * from "./validation";
export * from "./words";
