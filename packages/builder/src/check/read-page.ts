import type { ApiError } from "@maloca/catalog";
import { PAGE_CHECK, type PageRead, type PageReadCode } from "@maloca/catalog/page-check";
import { withProtocol } from "../builder.address";
import { unreadPage } from "../words/check";

/** Whether the server reads pages. */
export async function readsPages(): Promise<boolean> {
  try {
    return (await (await fetch(PAGE_CHECK)).json()).reads === true;
  } catch {
    return false;
  }
}

/**
 * Lets the server read a page.
 * @param typed an address as people type it: `hotel.example/viajes`.
 * @returns its source, after the headers about policies and frames; or why it was not read.
 */
export async function readPage(
  typed: string,
): Promise<{ url: string; source: string } | { unread: string }> {
  try {
    const answer = await fetch(PAGE_CHECK, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: withProtocol(typed) }),
    });
    if (!answer.ok) {
      const { code, details } = (await answer.json()) as ApiError;
      const text = Object.hasOwn(unreadPage, code) ? unreadPage[code as PageReadCode] : undefined;
      return { unread: (text ?? unreadPage.checking_is_off)(`${details ?? ""}`) };
    }
    const { url: read, policies, frameOptions, html }: PageRead = await answer.json();
    const lines = [
      ...policies.map((policy) => `Content-Security-Policy: ${policy}\n`),
      ...(frameOptions ? [`X-Frame-Options: ${frameOptions}\n`] : []),
    ];
    return { url: read, source: `${lines.join("")}\n${html}` };
  } catch {
    return { unread: unreadPage.checking_is_off("") };
  }
}
