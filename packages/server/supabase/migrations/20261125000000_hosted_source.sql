-- A trip request that a page of a hosted project inserts says where its visitor came from, and
-- whether a robot wrote it, as one that the server takes does.

do $hosted$
begin
  if (select count(*) from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')) < 2 then
    return;
  end if;

  -- Null is nothing left. Keys and limits are the catalog's, and a test compares the two.
  create function maloca.header_source(header text) returns jsonb
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
          '{utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,fbclid,msclkid,referrer}'::text[])
        order by r.key, r.n
      ) s);
  exception when others then
    return null;
  end $$;

  create function maloca.header_quarantine(headers json) returns text
  language sql immutable set search_path = '' as $$
    select case
      when headers ->> 'x-maloca-trap' <> '' then 'trap'
      when headers ->> 'x-maloca-filled' ~ '^\d{1,3}(\.\d*)?$' then 'haste'
    end
  $$;

  -- Beside the row that the first trigger writes: whatever it inserts within this call is completed.
  create function maloca.complete_hosted_lead() returns trigger
  language plpgsql security definer set search_path = '' as $$
  declare
    headers json := nullif(current_setting('request.headers', true), '')::json;
  begin
    new.source := maloca.header_source(headers ->> 'x-maloca-source');
    new.quarantine := maloca.header_quarantine(headers);
    return new;
  end $$;

  -- Only the gateway sets the headers: a lead of the server's own comes without.
  create trigger complete_hosted before insert on maloca.leads for each row
    when (new.kind = 'trip-request' and nullif(current_setting('request.headers', true), '') is not null)
    execute function maloca.complete_hosted_lead();
  revoke all on all functions in schema maloca from public;
end $hosted$;
