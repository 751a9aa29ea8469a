/** `team:` and an address is one of the team whom the mail server refused. */
export type Audience = "team" | `team:${string}` | "visitor" | `webhook:${string}`;

/** The audience of one such address: its mail is tried until the mail server takes it. */
export const audienceOfOne = (address: string) => `team:${address}` as const;

/** The address of such an audience; null of any other. */
export const addressOfOne = (audience: Audience): string | null =>
  audience.startsWith("team:") ? audience.slice("team:".length) : null;

export const isTeam = (audience: Audience) =>
  audience === "team" || addressOfOne(audience) !== null;
