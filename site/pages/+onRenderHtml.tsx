import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";

/** A page is its whole document: React writes `<html>` and is not needed again, Vike adds the client's entry. */
export function onRenderHtml(context: PageContextServer) {
  const Page = context.Page as ComponentType<Record<string, string>>;
  return dangerouslySkipEscape(
    `<!DOCTYPE html>${renderToStaticMarkup(<Page {...context.routeParams} />)}`,
  );
}
