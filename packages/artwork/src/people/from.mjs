/** A place whose people wear its clothes: see `clothes.mjs`. @typedef {"caribbean" | "choco" | "coffee" | "guajira" | "islands" | "llanos" | "sierra"} From */
export {};
