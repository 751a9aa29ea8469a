-- The visitor's language: the confirmation is written in it, and the team is told it. Spanish where
-- nothing was stated.
alter table maloca.leads
  add column language text not null default 'es'
    constraint leads_language_code check (language ~ '^[a-z]{2,3}$');

-- A trip request that a page of a hosted project inserts, as one that the server takes.
do $hosted$
begin
  if (select count(*) from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')) < 2 then
    return;
  end if;

  create or replace function maloca.complete_hosted_lead() returns trigger
  language plpgsql security definer set search_path = '' as $$
  declare
    headers json := nullif(current_setting('request.headers', true), '')::json;
  begin
    new.source := maloca.header_source(headers ->> 'x-maloca-source');
    new.metadata := maloca.header_metadata(headers ->> 'x-maloca-metadata');
    new.test := coalesce(headers ->> 'x-maloca-test', '') <> '';
    new.quarantine := maloca.header_quarantine(headers);
    new.language := coalesce(
      substring(lower(split_part(headers ->> 'x-maloca-language', '-', 1)) from '^[a-z]{2,3}$'), 'es');
    return new;
  end $$;
  revoke all on all functions in schema maloca from public;
end $hosted$;
