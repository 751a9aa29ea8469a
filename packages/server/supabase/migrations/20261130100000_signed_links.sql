-- Links in mails that change something are signed with a key of their lead: it goes with the lead into
-- a backup, is erased with it, and a new key revokes its links.

alter table maloca.leads add column link_key uuid not null default gen_random_uuid();

-- Whoever has the address has confirmed the subscription.
create table maloca.newsletter_confirmations (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  confirmed_at timestamptz not null
);

-- What the team says of a lead, and since when: first answered, then perhaps won or lost.
create table maloca.lead_answers (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  state text not null check (state in ('answered', 'won', 'lost')),
  answered_at timestamptz not null,
  changed_at timestamptz not null
);

alter table maloca.newsletter_confirmations enable row level security;
alter table maloca.lead_answers enable row level security;
revoke all on maloca.newsletter_confirmations, maloca.lead_answers from public;
