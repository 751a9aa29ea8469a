-- What somebody asked for by telephone, by WhatsApp or in person: the team writes it down on the desk. One of telephone
-- and e-mail is there, dates and travellers may be missing.
alter table maloca.leads
  drop constraint leads_kind_check,
  add constraint leads_kind_check
    check (kind in ('booking', 'newsletter', 'trip-request', 'alliance', 'noted'));

create table maloca.noted_requests (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  name text not null constraint noted_requests_name_length check (char_length(name) between 2 and 100),
  phone text not null constraint noted_requests_phone_length check (char_length(phone) between 0 and 20),
  email text not null constraint noted_requests_email_length check (char_length(email) between 0 and 255),
  destination text not null constraint noted_requests_destination_length check (char_length(destination) between 2 and 200),
  dates text not null constraint noted_requests_dates_length check (char_length(dates) between 0 and 200),
  travelers text not null constraint noted_requests_travelers_length check (char_length(travelers) between 0 and 50),
  message text not null constraint noted_requests_message_length check (char_length(message) between 0 and 2000),
  channel text not null constraint noted_requests_channel_length check (char_length(channel) between 1 and 50),
  -- The colleague, as the others name them.
  noted_by text not null constraint noted_requests_noted_by_length check (char_length(noted_by) between 1 and 255)
);

create index noted_requests_email on maloca.noted_requests (lower(email));

-- Only the server reads or writes it. It has no outbox: nobody is told of what the team wrote down itself.
alter table maloca.noted_requests enable row level security;
revoke all on maloca.noted_requests from public;

-- As before, but for those: a program that was told of none gets no answer to one.
create or replace function maloca.tell_webhooks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.outbox as o (lead_id, audience, due_at)
  select l.id, 'webhook:' || w.name, new.changed_at
  from maloca.leads l, maloca.webhooks w
  where l.id = new.lead_id and l.quarantine is null and not l.test_mode and l.kind <> 'noted'
  on conflict (lead_id, audience) do update
    set due_at = excluded.due_at, attempts = 0, leased_until = null, sent_at = null, dead_at = null;
  return null;
end $$;
