import { messagingLink, settings } from "@maloca/catalog/settings";

/** What stands where a widget broke. Comes then and not sooner. */
export const ErrorFallback = () => (
  <p>
    Algo falló. Escríbenos por <a href={messagingLink()}>WhatsApp</a> o a{" "}
    <a href={`mailto:${settings.email}`}>{settings.email}</a>.
  </p>
);
