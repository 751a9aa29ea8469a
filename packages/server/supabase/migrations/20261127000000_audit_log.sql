-- Who did what with the leads, and when. It outlives the leads, so it holds references and numbers
-- and never what a visitor wrote.

create table maloca.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- A user of the machine, or the part of the server that acted by itself.
  who text not null check (char_length(who) between 1 and 100),
  action text not null check (char_length(action) between 1 and 50),
  -- References of the leads that it was about, where they were few enough to name.
  leads text[] not null default '{}',
  details jsonb not null default '{}' constraint audit_log_details_object check (jsonb_typeof(details) = 'object'),
  constraint audit_log_no_address check (details::text !~ '@' and array_to_string(leads, ' ') !~ '@')
);

create index audit_log_at on maloca.audit_log (at desc, id desc);

alter table maloca.audit_log enable row level security;
revoke all on maloca.audit_log from public;
