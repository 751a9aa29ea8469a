// What a team's addresses must look like.

/** Digits with country code, however they are grouped; empty for none. */
export const isPhone = (text: string) => /^(\+?\d[\d\s().-]{6,24})?$/.test(text);

export const isMail = (text: string) => /^\S+@\S+\.\S+$/.test(text);
