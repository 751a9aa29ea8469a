-- What partners are told of the requests from their pages, by the beginning of the digest of the partner's name. A
-- month is written once, when it has ended, and sealed over the one before. Numbers only: it outlives the leads.
create table maloca.statements (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  partner text not null check (char_length(partner) <= 100),
  first_month text not null check (first_month ~ '^[0-9]{4}-[0-9]{2}$'),
  link_key uuid not null default gen_random_uuid()
);

create table maloca.statement_months (
  statement text not null references maloca.statements (id),
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  seal text not null check (seal ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null,
  primary key (statement, month)
);

-- Beside the missing grants: a grant made by mistake still shows no row.
alter table maloca.statements enable row level security;
alter table maloca.statement_months enable row level security;
revoke all on maloca.statements, maloca.statement_months from public;
