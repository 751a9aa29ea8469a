-- The photographs that documents name, by a digest of their content. Documents of several versions share one.
create table maloca.content_pictures (
  file text primary key check (file ~ '^[0-9a-f]{32}\.(avif|jpg|png|webp)$'),
  width integer not null check (width between 1 and 6000),
  height integer not null check (height between 1 and 6000),
  content bytea not null check (octet_length(content) <= 400000),
  stored_at timestamptz not null
);

-- Beside the missing grants: a grant made by mistake still shows no row.
alter table maloca.content_pictures enable row level security;
revoke all on maloca.content_pictures from public;
