import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";

/** React renders the whole document during the build; Vike adds the client's script. */
export function onRenderHtml(context: PageContextServer) {
  const Page = context.Page as ComponentType<Record<string, string>>;
  return dangerouslySkipEscape(
    `<!DOCTYPE html>${renderToStaticMarkup(<Page {...context.routeParams} />)}`,
  );
}
