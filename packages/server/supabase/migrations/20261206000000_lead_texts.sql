-- The texts by which leads are found, beside the leads.

-- Without the capitals and accents of Latin letters, and without what stands between a telephone's digits. The last
-- characters are accents, which have no counterpart. PostgreSQL's own small letters depend on a database's locale.
create function maloca.folded(written text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    translate(
      lower(normalize(written, NFD) collate "C"),
      'ØÆŒĐŁ' || U&'\0300\0301\0302\0303\0306\0308\030A\030C\0327',
      'øæœđł'),
    '([0-9])[ .()/-]+(?=[0-9])', '\1', 'g')
$$;

-- Never null: the text of a search must refuse no lead.
create function maloca.lead_text(reference text, request jsonb) returns text language sql immutable as $$
  select maloca.folded(concat_ws(E'\n', reference, (
    select string_agg(case jsonb_typeof(value)
        when 'array' then (select string_agg(item, ', ') from jsonb_array_elements_text(value) item)
        else value #>> '{}' end, E'\n')
    from jsonb_each(request - '{lead_id,noted_by}'::text[]))))
$$;

create table maloca.lead_texts (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  -- Its reference and all fields of its request but who wrote it down, a line each.
  text text not null,
  -- Of a request that has one.
  destination text
);

create function maloca.write_lead_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.lead_texts as t (lead_id, text, destination)
  select l.id, maloca.lead_text(l.reference, to_jsonb(new)), maloca.folded(to_jsonb(new) ->> 'destination')
  from maloca.leads l where l.id = new.lead_id
  on conflict (lead_id) do update set text = excluded.text, destination = excluded.destination
    where (t.text, t.destination) is distinct from (excluded.text, excluded.destination);
  return null;
end $$;

do $$
declare
  kind text;
begin
  foreach kind in array array[
    'booking_requests', 'newsletter_subscribers', 'trip_requests', 'alliance_messages', 'noted_requests'
  ] loop
    execute format(
      'insert into maloca.lead_texts (lead_id, text, destination)
       select l.id, maloca.lead_text(l.reference, to_jsonb(r)), maloca.folded(to_jsonb(r) ->> ''destination'')
       from maloca.%I r join maloca.leads l on l.id = r.lead_id', kind);
    execute format(
      'create trigger %I after insert or update on maloca.%I
       for each row execute function maloca.write_lead_text()', kind || '_text', kind);
  end loop;
end $$;

-- An index where PostgreSQL has its extension for it; otherwise a search reads all texts. Hosts refuse an extension by
-- errors of their own.
do $$
begin
  create extension if not exists pg_trgm schema maloca;
exception when others then null;
end $$;

do $$
declare
  place text;
begin
  select n.nspname into place from pg_catalog.pg_opclass o
  join pg_catalog.pg_namespace n on n.oid = o.opcnamespace where o.opcname = 'gin_trgm_ops';
  if found then
    execute format(
      'create index lead_texts_search on maloca.lead_texts using gin (text %1$I.gin_trgm_ops, destination %1$I.gin_trgm_ops)',
      place);
  end if;
end $$;

-- A list of one kind, however rare it is.
create index leads_kind on maloca.leads (kind, created_at desc, id desc);

-- Beside the missing grants: a grant made by mistake still shows no row.
alter table maloca.lead_texts enable row level security;
revoke all on maloca.lead_texts from public;
revoke all on function maloca.folded(text), maloca.lead_text(text, jsonb), maloca.write_lead_text() from public;
