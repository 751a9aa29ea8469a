import { afterEach, describe, expect, test, vi } from "vitest";
import { isWebAddress, pictureAddress, safeAddress } from "../src/addresses";
import { messagingLink } from "../src/messaging";

const onPage = (protocol: string) => vi.stubGlobal("location", { protocol });
afterEach(() => vi.unstubAllGlobals());

const dangerous = [
  ...[
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
  ],
  ...[
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "javascript\r:alert(1)",
    "javascript://x/%0Aalert(1)",
  ],
  ...[
    "data:text/html,<script>alert(1)</script>",
    "DATA:text/html;base64,PHA+",
    "vbscript:msgbox(1)",
  ],
  ...[
    "blob:https://hotel.example/1",
    "filesystem:https://x/1",
    "file:///etc/passwd",
    "view-source:x",
  ],
  ...[
    "about:blank",
    "ftp://hotel.example",
    "intent://x#Intent;end",
    "whatsapp://send",
    "ws://x",
    "x:y",
  ],
  ...[
    "https://hotel.example@evil.example",
    "https://a:b@evil.example",
    "//a@evil.example",
    "http://",
  ],
];

const safe = [
  ...[
    "https://hotel.example/gracias?a=b#c",
    "HTTPS://HOTEL.EXAMPLE",
    "/gracias",
    "gracias.html",
    "",
    "#pie",
  ],
  ...[
    "?a=javascript:alert(1)",
    "./javascript:alert(1)",
    "//hotel.example/x",
    "/a:b",
    "https://x/@ana",
  ],
];

describe.each(["https:", "http:", "capacitor:"])("on a page of %s", (own) => {
  test.each(dangerous)("%j leads nowhere", (address) => {
    onPage(own);
    expect(safeAddress(address)).toBeUndefined();
    expect(isWebAddress(address)).toBe(false);
    expect(messagingLink("", { phone: "", shortLink: address })).toBe("");
  });

  test.each(safe)("%j leads where it says", (address) => {
    onPage(own);
    expect([safeAddress(address), isWebAddress(address)]).toEqual([address, true]);
  });

  test.each(["mailto:ana@example.org?subject=a", "tel:+573001234567"])(
    "%j opens its program",
    (address) => {
      onPage(own);
      expect([safeAddress(address), isWebAddress(address)]).toEqual([address, false]);
    },
  );
});

test("`http:` leads on from a page that is one itself, and where there is no page", () => {
  const address = "http://localhost:4173/gracias";
  expect(safeAddress(address)).toBe(address);
  onPage("http:");
  expect(safeAddress(address)).toBe(address);
  onPage("https:");
  expect(safeAddress(address)).toBeUndefined();
});

test("a picture may be in its address", () => {
  onPage("https:");
  for (const address of [
    "data:image/svg+xml,%3Csvg/%3E",
    "blob:https://x/1",
    "/a.svg",
    "https://x/a.png",
  ])
    expect(pictureAddress(address)).toBe(address);
  for (const address of [
    "data:text/html,x",
    "javascript:alert(1)",
    "javascript:alert(1)//data:image/png",
    "mailto:a@b.co",
    "https://a@evil.example/a.png",
  ])
    expect(pictureAddress(address)).toBeUndefined();
});
