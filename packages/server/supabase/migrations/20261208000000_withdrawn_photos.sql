-- The photographs that may be shown no more, by a digest of their content: a restored backup does not bring them back.
create table maloca.content_withdrawn (
  file text primary key check (file ~ '^[0-9a-f]{32}\.(avif|jpg|png|webp)$'),
  withdrawn_at timestamptz not null
);

-- Beside the missing grants: a grant made by mistake still shows no row.
alter table maloca.content_withdrawn enable row level security;
revoke all on maloca.content_withdrawn from public;
