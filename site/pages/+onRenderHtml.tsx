import { text } from "node:stream/consumers";
import type { ComponentType } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";

/** A page is its whole document: React writes `<html>`, Vike adds the client's entry. */
export async function onRenderHtml(context: PageContextServer) {
  const Page = context.Page as ComponentType;
  const { prelude } = await prerenderToNodeStream(<Page />);
  return dangerouslySkipEscape(await text(prelude));
}
