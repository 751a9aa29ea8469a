-- How the team gets to its page: somebody typed an address there (ask), the link that was mailed for it (link), and
-- what pressing it opened (session). Secrets are stored as digests. Not worth a sync, and in no backup: after a crash
-- or a restore the team signs in again, and what was revoked stays so.
-- This replaces the keys of maloca.colleagues, whose rows earlier backups have.
create unlogged table maloca.team_access (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('ask', 'link', 'session')),
  -- The beginning of the digest of their address; null where the typed address is nobody's of the team.
  colleague text check (colleague ~ '^[0-9a-f]{16}$'),
  -- Of a mailed link: the digest of what the asking browser keeps.
  browser text check (browser ~ '^[0-9a-f]{64}$'),
  -- Whether the operator's command made the link, and not a mail to a member of the team.
  vouched boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index team_access_colleague on maloca.team_access (colleague, purpose);
create index team_access_expires on maloca.team_access (expires_at);

-- Beside the missing grants: a grant made by mistake still shows no row.
alter table maloca.team_access enable row level security;
revoke all on maloca.team_access from public;
