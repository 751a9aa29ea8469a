import { messagingLink, settings } from "@maloca/catalog/settings";
import { createElement, type ReactNode } from "react";
import { errorFallback } from "../locales/es";

const links: Record<string, ReactNode> = {
  messaging: <a href={messagingLink()}>WhatsApp</a>,
  email: <a href={`mailto:${settings.email}`}>{settings.email}</a>,
};

/** Shown where a widget failed; loaded only then. */
export const ErrorFallback = () =>
  createElement("p", null, ...errorFallback.text.split(/[{}]/).map((part) => links[part] ?? part));
