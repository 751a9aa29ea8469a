-- Mails come from triggers, so that a lead is told of however it was written; leads that look like a
-- robot's are marked; calls are counted for every process; and a hosted project takes trip requests
-- into its public schema.

-- Why a lead is set apart for a person to look at. Null for nearly all.
alter table maloca.leads add column quarantine text check (quarantine in ('trap', 'haste'));

-- Read aloud over the phone: without 0/O, 1/I/L and U/V. A new one is tried where it is taken.
create function maloca.new_reference() returns text language sql volatile set search_path = '' as $$
  select 'MAL-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTWXYZ', 1 + get_byte(bytes, i) % 29, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) r, generate_series(0, 5) i;
$$;

alter table maloca.leads alter column reference set default maloca.new_reference();

-- A mail is its lead and its audience; the Message-ID is made of both.
alter table maloca.outbox
  drop column message_id,
  drop constraint outbox_audience_check,
  add constraint outbox_audience_check check (audience in ('team', 'visitor'));

-- At commit, and only what is missing: a copy that brings its outbox along keeps it as it was.
-- A robot's lead is told to the team and confirmed to nobody, for its address may be a third party's.
create function maloca.write_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.outbox (lead_id, audience, due_at)
  select l.id, a.audience, l.created_at
  from maloca.leads l, (values ('team'), ('visitor')) a (audience)
  where l.id = new.lead_id and (a.audience = 'team' or l.quarantine is null)
  on conflict do nothing;
  return null;
end $$;

create constraint trigger booking_requests_outbox after insert on maloca.booking_requests
  deferrable initially deferred for each row execute function maloca.write_outbox();
create constraint trigger newsletter_subscribers_outbox after insert on maloca.newsletter_subscribers
  deferrable initially deferred for each row execute function maloca.write_outbox();
create constraint trigger trip_requests_outbox after insert on maloca.trip_requests
  deferrable initially deferred for each row execute function maloca.write_outbox();
create constraint trigger alliance_messages_outbox after insert on maloca.alliance_messages
  deferrable initially deferred for each row execute function maloca.write_outbox();

-- Calls by digest of an address, of one minute. Not worth a sync: a crash forgets a minute's count.
create unlogged table maloca.call_counts (
  caller text not null,
  minute bigint not null,
  calls integer not null,
  primary key (caller, minute)
);

-- Beside the missing grants: a grant made by mistake still shows no row.
do $$
declare
  name text;
begin
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'maloca' loop
    execute pg_catalog.format('alter table maloca.%I enable row level security', name);
  end loop;
end $$;
revoke all on all tables in schema maloca from public;
revoke all on all functions in schema maloca from public;

-- A hosted project: pages insert into public.trip_requests with the anonymous key. The row is turned
-- into a lead and not kept there, so that there is nothing to read and nothing to erase twice.
do $hosted$
begin
  if (select count(*) from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')) < 2 then
    return;
  end if;

  -- What the widgets encode. A header must never cost a lead: what cannot be decoded stays as it is.
  create function maloca.header_text(encoded text, longest integer) returns text
  language plpgsql immutable set search_path = '' as $$
  begin
    return nullif(left(btrim(regexp_replace((
      select convert_from(string_agg(
        case when p.part[1] like '\%__' then decode(substr(p.part[1], 2), 'hex')
             else convert_to(p.part[1], 'UTF8') end, '' order by p.n), 'UTF8')
      from regexp_matches(encoded, '%[0-9A-Fa-f]{2}|.', 'g') with ordinality p (part, n)
    ), '[[:cntrl:]]+', ' ', 'g')), longest), '');
  exception when others then
    return nullif(left(btrim(encoded), longest), '');
  end $$;

  create table public.trip_requests (like maloca.trip_requests);
  alter table public.trip_requests drop column lead_id;

  create function maloca.take_trip_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
  declare
    headers json := nullif(current_setting('request.headers', true), '')::json;
    key text := nullif(headers ->> 'idempotency-key', '');
    consent text := maloca.header_text(headers ->> 'x-maloca-consent', 50);
    body text := encode(sha256(convert_to(new::text, 'UTF8')), 'hex');
    lead uuid := gen_random_uuid();
    earlier text;
  begin
    if exists (select from unnest(new.interests) i where char_length(i) not between 1 and 100) then
      raise check_violation using message = 'an interest is too long or empty';
    end if;
    if key is not null then
      insert into maloca.idempotency_keys (kind, key_hash, body_hash, lead_id, created_at)
      values ('trip-request', encode(sha256(convert_to(key, 'UTF8')), 'hex'), body, lead, now())
      on conflict do nothing;
      if not found then
        select k.body_hash into earlier from maloca.idempotency_keys k
        where k.kind = 'trip-request' and k.key_hash = encode(sha256(convert_to(key, 'UTF8')), 'hex');
        if earlier is distinct from body then
          raise sqlstate 'PT422' using message = 'This key came before with another body';
        end if;
        return null;
      end if;
    end if;
    loop
      insert into maloca.leads (id, kind, partner, consent_version, consent_at, created_at)
      values (lead, 'trip-request', maloca.header_text(headers ->> 'x-maloca-partner', 100),
              consent, case when consent is not null then now() end, now())
      on conflict (reference) do nothing;
      exit when found;
    end loop;
    insert into maloca.trip_requests (
      lead_id, first_name, last_name, email, phone, destination, travel_dates, num_travelers,
      budget_range, interests, special_requirements, how_found_us)
    values (
      lead, btrim(new.first_name), btrim(new.last_name), btrim(new.email),
      coalesce(new.phone, ''), coalesce(new.destination, ''), coalesce(new.travel_dates, ''),
      new.num_travelers, coalesce(new.budget_range, ''), coalesce(new.interests, '{}'),
      coalesce(new.special_requirements, ''), coalesce(new.how_found_us, ''));
    return null;
  end $$;

  create trigger take before insert on public.trip_requests
    for each row execute function maloca.take_trip_request();
  alter table public.trip_requests enable row level security;
  create policy take on public.trip_requests for insert to anon, authenticated with check (true);
  revoke all on public.trip_requests from public, anon, authenticated;
  grant insert on public.trip_requests to anon, authenticated;
  revoke all on all functions in schema maloca from public;
end $hosted$;
