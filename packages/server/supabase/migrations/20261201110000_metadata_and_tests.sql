-- What a partner's page adds to a lead, and leads that only test a page. Names and limits are the
-- catalog's; a test compares the two.

alter table maloca.leads
  add column metadata jsonb
    constraint leads_metadata_object check (jsonb_typeof(metadata) = 'object' and metadata <> '{}')
    constraint leads_metadata_pairs check (
      jsonb_array_length(jsonb_path_query_array(metadata, '$.keyvalue()')) <= 10
    )
    constraint leads_metadata_names check (
      not jsonb_path_exists(metadata, '$.keyvalue() ? (!(@.key like_regex "^[a-zA-Z][a-zA-Z0-9_.-]{0,39}$"))')
    )
    constraint leads_metadata_values check (
      not jsonb_path_exists(metadata, '$.* ? (@.type() != "string" || !(@ like_regex "^.{1,100}$" flag "s"))')
    ),
  -- A partner tries its page: no mail, in no list and no sum unless it is asked for.
  add column test boolean not null default false;

create index leads_test on maloca.leads (created_at desc, id desc) where test;

-- As before, and nothing for a test.
create or replace function maloca.write_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.outbox (lead_id, audience, due_at)
  select l.id, a.audience, l.created_at
  from maloca.leads l,
       (select 'team' as audience union all select 'visitor'
        union all select 'webhook:' || w.name from maloca.webhooks w where w.disabled_at is null) a
  where l.id = new.lead_id and not l.test and (a.audience = 'team' or l.quarantine is null)
  on conflict do nothing;
  return null;
end $$;

-- A trip request that a page of a hosted project inserts, as one that the server takes.
do $hosted$
begin
  if (select count(*) from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')) < 2 then
    return;
  end if;

  -- Null is nothing left.
  create function maloca.header_metadata(header text) returns jsonb
  language plpgsql immutable set search_path = '' as $$
  declare
    -- The limit may have cut through the last pair.
    pairs text := case when char_length(header) < 4000 then header
                       else substring(left(header, 4000) from '^(.*)&') end;
  begin
    return (
      select nullif(jsonb_object_agg(f.name, f.value), '{}') from (
        select r.name, r.value from (
          select distinct on (p.name) p.n, p.name, p.value from (
            select a.n, split_part(a.pair, '=', 1) as name,
              btrim(left(regexp_replace(maloca.header_text(
                replace(substr(a.pair, nullif(strpos(a.pair, '='), 0) + 1), '+', ' '), 4000
              ), '\s+', ' ', 'g'), 100)) as value
            from unnest(string_to_array(pairs, '&')) with ordinality a (pair, n)
          ) p
          where p.value <> '' and p.name ~ '^[a-zA-Z][a-zA-Z0-9_.-]{0,39}$'
          order by p.name, p.n
        ) r order by r.n limit 10
      ) f);
  exception when others then
    return null;
  end $$;

  create or replace function maloca.complete_hosted_lead() returns trigger
  language plpgsql security definer set search_path = '' as $$
  declare
    headers json := nullif(current_setting('request.headers', true), '')::json;
  begin
    new.source := maloca.header_source(headers ->> 'x-maloca-source');
    new.metadata := maloca.header_metadata(headers ->> 'x-maloca-metadata');
    new.test := coalesce(headers ->> 'x-maloca-test', '') <> '';
    new.quarantine := maloca.header_quarantine(headers);
    return new;
  end $$;
  revoke all on all functions in schema maloca from public;
end $hosted$;
