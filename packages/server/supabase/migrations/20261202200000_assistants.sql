-- A source may also name the kind of assistant that filled in the form. An assistant is quick: that
-- alone does not make it a robot. Keys are the catalog's, and a test compares the two.

alter table maloca.leads
  drop constraint leads_source_keys,
  add constraint leads_source_keys check (
    source - '{utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,fbclid,msclkid,referrer,assistant}'::text[] = '{}'
  );

do $hosted$
begin
  if (select count(*) from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')) < 2 then
    return;
  end if;

  create or replace function maloca.header_source(header text) returns jsonb
  language plpgsql immutable set search_path = '' as $$
  declare
    pairs text := case when char_length(header) <= 2000 then header
                       else substring(left(header, 2001) from '^(.*)&') end;
  begin
    return (
      select nullif(jsonb_object_agg(s.key, s.value), '{}') from (
        select distinct on (r.key) r.key, btrim(left(r.told, 250)) as value
        from (
          select p.n, k.key,
            case when k.key = 'referrer' then regexp_replace(k.line, '[?#].*$', '') else k.line end as told
          from unnest(string_to_array(pairs, '&')) with ordinality p (pair, n),
            lateral (select
              lower(btrim(split_part(p.pair, '=', 1))) as key,
              regexp_replace(maloca.header_text(
                replace(substr(p.pair, nullif(strpos(p.pair, '='), 0) + 1), '+', ' '), 2000
              ), '\s+', ' ', 'g') as line) k
        ) r
        where r.told <> '' and r.key = any (
          '{utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,fbclid,msclkid,referrer,assistant}'::text[])
        order by r.key, r.n
      ) s);
  exception when others then
    return null;
  end $$;

  create or replace function maloca.header_quarantine(headers json) returns text
  language sql immutable set search_path = '' as $$
    select case
      when headers ->> 'x-maloca-trap' <> '' then 'trap'
      when maloca.header_source(headers ->> 'x-maloca-source') ? 'assistant' then null
      when headers ->> 'x-maloca-filled' ~ '^\d{1,3}(\.\d*)?$' then 'haste'
    end
  $$;
  revoke all on all functions in schema maloca from public;
end $hosted$;
