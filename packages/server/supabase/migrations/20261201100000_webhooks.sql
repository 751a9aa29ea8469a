-- Programs that are told of leads, from the same outbox as the mails; and mails to the team that are
-- about no single lead.

create table maloca.webhooks (
  name text primary key check (name ~ '^[a-z0-9-]{1,40}$'),
  url text not null check (char_length(url) <= 2000),
  format text not null check (char_length(format) <= 20),
  secret text not null,
  created_at timestamptz not null,
  -- Since when every delivery has failed, and since when none is tried any more.
  failing_since timestamptz,
  disabled_at timestamptz
);

-- Every attempt at a webhook, for the operator to read.
create table maloca.delivery_attempts (
  lead_id uuid not null references maloca.leads (id) on delete cascade,
  audience text not null,
  at timestamptz not null,
  outcome text not null check (char_length(outcome) <= 200),
  primary key (lead_id, audience, at)
);

create table maloca.notices (
  id text primary key,
  subject text not null,
  -- Written when it is sent, where it is null: it would hold what visitors wrote.
  body text,
  created_at timestamptz not null,
  leased_until timestamptz,
  sent_at timestamptz
);

alter table maloca.outbox
  drop constraint outbox_audience_check,
  add constraint outbox_audience_check
    check (audience in ('team', 'visitor') or audience ~ '^webhook:[a-z0-9-]{1,40}$');

create or replace function maloca.write_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.outbox (lead_id, audience, due_at)
  select l.id, a.audience, l.created_at
  from maloca.leads l,
       (select 'team' as audience union all select 'visitor'
        union all select 'webhook:' || w.name from maloca.webhooks w where w.disabled_at is null) a
  where l.id = new.lead_id and (a.audience = 'team' or l.quarantine is null)
  on conflict do nothing;
  return null;
end $$;

-- A lead that the team answered is told again, with its state.
create function maloca.tell_webhooks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.outbox as o (lead_id, audience, due_at)
  select l.id, 'webhook:' || w.name, new.changed_at
  from maloca.leads l, maloca.webhooks w
  where l.id = new.lead_id and l.quarantine is null and w.disabled_at is null
  on conflict (lead_id, audience) do update
    set due_at = excluded.due_at, attempts = 0, leased_until = null, sent_at = null, dead_at = null;
  return null;
end $$;

create trigger lead_answers_webhooks after insert or update on maloca.lead_answers
  for each row execute function maloca.tell_webhooks();

alter table maloca.webhooks enable row level security;
alter table maloca.delivery_attempts enable row level security;
alter table maloca.notices enable row level security;
revoke all on maloca.webhooks, maloca.delivery_attempts, maloca.notices from public;
revoke all on all functions in schema maloca from public;
