-- Members of the team, by the beginning of the digest of their address. The key signs the links in their mails to
-- the page of who waits; a new key revokes them.
create table maloca.colleagues (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  link_key uuid not null default gen_random_uuid()
);

-- The words of each version of a consent that an operator's file ever named, by language. Leads name a version, so its
-- words are never changed or removed.
create table maloca.consent_texts (
  version text primary key check (version ~ '^[A-Za-z0-9_-]{1,40}$'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object')
);

-- Beside the missing grants: a grant made by mistake still shows no row.
alter table maloca.colleagues enable row level security;
alter table maloca.consent_texts enable row level security;
revoke all on maloca.colleagues, maloca.consent_texts from public;
