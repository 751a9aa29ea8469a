-- What is sold, as whole versions of its documents: JSON by document name. As text, so that a copy of the database has
-- the fields of a document in their order: a column of JSON would be sorted on its way.
create table maloca.content_versions (
  number integer primary key check (number > 0),
  published_at timestamptz not null,
  author text not null check (char_length(author) <= 100),
  note text not null check (char_length(note) <= 500),
  documents text not null check (json_typeof(documents::json) = 'object')
);

-- The version that pages show: one row, or none while they show the documents of the build.
create table maloca.content_current (
  one boolean primary key default true check (one),
  version integer not null references maloca.content_versions (number)
);

-- Beside the missing grants: a grant made by mistake still shows no row.
alter table maloca.content_versions enable row level security;
alter table maloca.content_current enable row level security;
revoke all on maloca.content_versions, maloca.content_current from public;
