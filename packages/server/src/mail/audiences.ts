/** `team:` with an address: one member of the team, whom the mail server refused. */
export type Audience = "team" | `team:${string}` | "visitor" | `webhook:${string}`;

/** The audience of one member of the team, whose mail is tried until the mail server takes it. */
export const audienceOfMember = (address: string) => `team:${address}` as const;

/** The address in such an audience; null for another audience. */
export const addressOfMember = (audience: Audience): string | null =>
  audience.startsWith("team:") ? audience.slice("team:".length) : null;

export const isTeam = (audience: Audience) =>
  audience === "team" || addressOfMember(audience) !== null;
