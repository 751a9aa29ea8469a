-- Leads: what visitors ask for, and the mails that tell the team.
-- Personal data stands in a schema of its own, which no other role may look into.

create schema if not exists maloca;

create table maloca.leads (
  id uuid primary key,
  kind text not null check (kind in ('booking', 'newsletter')),
  reference text not null unique,
  partner text check (char_length(partner) <= 100),
  consent_version text check (char_length(consent_version) <= 50),
  consent_at timestamptz,
  created_at timestamptz not null,
  check ((consent_version is null) = (consent_at is null))
);

create index leads_created_at on maloca.leads (created_at desc);

-- The limits are the catalog's; a test compares the two.
create table maloca.booking_requests (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  name text not null constraint booking_requests_name_length check (char_length(name) between 2 and 100),
  email text not null constraint booking_requests_email_length check (char_length(email) between 1 and 255),
  phone text not null constraint booking_requests_phone_length check (char_length(phone) between 10 and 20),
  destination text not null constraint booking_requests_destination_length check (char_length(destination) between 2 and 200),
  dates text not null constraint booking_requests_dates_length check (char_length(dates) between 2 and 200),
  travelers text not null constraint booking_requests_travelers_length check (char_length(travelers) between 1 and 50),
  experiences text not null constraint booking_requests_experiences_length check (char_length(experiences) between 0 and 500),
  message text not null constraint booking_requests_message_length check (char_length(message) between 0 and 2000)
);

create index booking_requests_email on maloca.booking_requests (lower(email));

create table maloca.newsletter_subscribers (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  email text not null constraint newsletter_subscribers_email_length check (char_length(email) between 1 and 255),
  page_uri text not null check (char_length(page_uri) <= 2000),
  page_name text not null check (char_length(page_name) <= 500)
);

create index newsletter_subscribers_email on maloca.newsletter_subscribers (lower(email));

-- A repeated request finds its first answer here. The reference to the lead is checked at commit,
-- because the key is taken before the lead is written.
create table maloca.idempotency_keys (
  kind text not null,
  key_hash text not null,
  body_hash text not null,
  lead_id uuid not null references maloca.leads (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null,
  primary key (kind, key_hash)
);

create index idempotency_keys_lead_id on maloca.idempotency_keys (lead_id);
create index idempotency_keys_created_at on maloca.idempotency_keys (created_at);

-- Mails to send. A row is written with its lead and leaves only with it.
create table maloca.outbox (
  lead_id uuid not null references maloca.leads (id) on delete cascade,
  audience text not null check (audience in ('team')),
  message_id text not null unique,
  attempts integer not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  primary key (lead_id, audience),
  check (sent_at is null or dead_at is null)
);

create index outbox_due on maloca.outbox (due_at) where sent_at is null and dead_at is null;

-- Only the owner, which is the server, reads or writes.
revoke all on schema maloca from public;
revoke all on all tables in schema maloca from public;
alter default privileges in schema maloca revoke all on tables from public;
