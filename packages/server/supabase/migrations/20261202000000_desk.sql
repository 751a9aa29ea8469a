-- What the team's desk lists by and keeps: each lead's state beside it, notes, who has taken a lead, and a lead's history.

-- What lead_answers says, beside the lead: the newest or oldest in a state are read from an index, however many there are.
alter table maloca.leads add column state text not null default 'waiting'
  constraint leads_state_word check (state in ('waiting', 'answered', 'won', 'lost'));
update maloca.leads l set state = a.state from maloca.lead_answers a where a.lead_id = l.id;
create index leads_state on maloca.leads (state, created_at, id)
  where not test_mode and quarantine is null and kind <> 'newsletter';

-- For a statement and not for each row: a restore writes many. Always by the index of the leads' ids: the embedded
-- database has no statistics, and might read all leads for one.
create function maloca.mark_leads() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  if tg_op = 'DELETE' then
    update maloca.leads l set state = 'waiting' from changed c
    where l.id = c.lead_id and l.state <> 'waiting';
  else
    update maloca.leads l set state = c.state from changed c
    where l.id = c.lead_id and l.state <> c.state;
  end if;
  return null;
end $$;

create trigger lead_answers_insert after insert on maloca.lead_answers
  referencing new table as changed for each statement execute function maloca.mark_leads();
create trigger lead_answers_update after update on maloca.lead_answers
  referencing new table as changed for each statement execute function maloca.mark_leads();
create trigger lead_answers_delete after delete on maloca.lead_answers
  referencing old table as changed for each statement execute function maloca.mark_leads();

-- The page that a note was written on chose its id, so that a press that is repeated adds none.
create table maloca.lead_notes (
  id uuid primary key,
  lead_id uuid not null references maloca.leads (id) on delete cascade,
  at timestamptz not null,
  -- The beginning of the digest of the colleague's address.
  colleague text not null check (colleague ~ '^[0-9a-f]{16}$'),
  text text not null check (char_length(text) between 1 and 2000)
);

create index lead_notes_lead_id on maloca.lead_notes (lead_id, at);

-- The colleague who has taken a lead.
create table maloca.lead_holders (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  colleague text not null check (colleague ~ '^[0-9a-f]{16}$'),
  since timestamptz not null
);

-- The entries about one lead.
create index audit_log_leads on maloca.audit_log using gin (leads);

-- Beside the missing grants: a grant made by mistake still shows no row.
alter table maloca.lead_notes enable row level security;
alter table maloca.lead_holders enable row level security;
revoke all on maloca.lead_notes, maloca.lead_holders from public;
revoke all on function maloca.mark_leads() from public;
