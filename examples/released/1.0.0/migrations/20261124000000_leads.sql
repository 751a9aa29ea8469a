-- Leads: what visitors ask for, the mails and webhooks that say so, and what became of them.
-- Personal data stands in a schema of its own, which no other role may look into.

create schema if not exists maloca;

-- Read aloud over the phone: without 0/O, 1/I/L and U/V. A new one is tried where it is taken.
create function maloca.new_reference() returns text language sql volatile set search_path = '' as $$
  select 'MAL-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTWXYZ', 1 + get_byte(bytes, i) % 29, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) r, generate_series(0, 5) i;
$$;

-- The keys and limits here and in the tables of the requests are the catalog's; a test compares the two.
create table maloca.leads (
  id uuid primary key,
  kind text not null check (kind in ('booking', 'newsletter', 'trip-request', 'alliance')),
  reference text not null unique default maloca.new_reference(),
  partner text check (char_length(partner) <= 100),
  consent_version text check (char_length(consent_version) <= 50),
  consent_at timestamptz,
  created_at timestamptz not null,
  -- Where the visitor came from, or the kind of assistant that filled in the form.
  source jsonb
    constraint leads_source_object check (jsonb_typeof(source) = 'object' and source <> '{}')
    constraint leads_source_keys check (
      source - '{utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,fbclid,msclkid,referrer,assistant}'::text[] = '{}'
    )
    constraint leads_source_values check (
      not jsonb_path_exists(source, '$.* ? (@.type() != "string" || !(@ like_regex "^.{1,250}$" flag "s"))')
    ),
  -- Why a lead is set apart for a person to look at. Null for nearly all.
  quarantine text check (quarantine in ('trap', 'haste')),
  -- Signs the links in mails that change something: it goes with the lead into a backup, is erased with
  -- it, and a new key revokes its links.
  link_key uuid not null default gen_random_uuid(),
  -- What a partner's page adds.
  metadata jsonb
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
  test_mode boolean not null default false,
  -- The visitor's, in which the confirmation is written. Spanish where nothing was stated.
  language text not null default 'es' constraint leads_language_code check (language ~ '^[a-z]{2,3}$'),
  check ((consent_version is null) = (consent_at is null))
);

-- The order in which leads are listed, page by page: all, a partner's, suspected robots', tests.
create index leads_created_at on maloca.leads (created_at desc, id desc);
create index leads_partner on maloca.leads (lower(btrim(partner)), created_at desc, id desc)
  where partner is not null;
create index leads_quarantine on maloca.leads (created_at, id) where quarantine is not null;
create index leads_test_mode on maloca.leads (created_at desc, id desc) where test_mode;

create table maloca.booking_requests (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  name text not null constraint booking_requests_name_length check (char_length(name) between 2 and 100),
  email text not null constraint booking_requests_email_length check (char_length(email) between 1 and 255),
  phone text not null constraint booking_requests_phone_length check (char_length(phone) between 10 and 20),
  destination text not null constraint booking_requests_destination_length check (char_length(destination) between 2 and 200),
  dates text not null constraint booking_requests_dates_length check (char_length(dates) between 2 and 200),
  travelers text not null constraint booking_requests_travelers_length check (char_length(travelers) between 1 and 50),
  experiences text not null constraint booking_requests_experiences_length check (char_length(experiences) between 0 and 500),
  message text not null constraint booking_requests_message_length check (char_length(message) between 0 and 2000)
);

create index booking_requests_email on maloca.booking_requests (lower(email));

create table maloca.newsletter_subscribers (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  email text not null constraint newsletter_subscribers_email_length check (char_length(email) between 1 and 255),
  page_uri text not null check (char_length(page_uri) <= 2000),
  page_name text not null check (char_length(page_name) <= 500)
);

create index newsletter_subscribers_email on maloca.newsletter_subscribers (lower(email));

create table maloca.trip_requests (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  first_name text not null constraint trip_requests_first_name_length check (char_length(first_name) between 1 and 100),
  last_name text not null constraint trip_requests_last_name_length check (char_length(last_name) between 1 and 100),
  email text not null constraint trip_requests_email_length check (char_length(email) between 1 and 500),
  phone text not null constraint trip_requests_phone_length check (char_length(phone) between 0 and 50),
  destination text not null constraint trip_requests_destination_length check (char_length(destination) between 0 and 200),
  travel_dates text not null constraint trip_requests_travel_dates_length check (char_length(travel_dates) between 0 and 200),
  num_travelers integer constraint trip_requests_num_travelers_range check (num_travelers between 1 and 999),
  budget_range text not null constraint trip_requests_budget_range_length check (char_length(budget_range) between 0 and 200),
  interests text[] not null constraint trip_requests_interests_count check (cardinality(interests) between 0 and 20),
  special_requirements text not null constraint trip_requests_special_requirements_length check (char_length(special_requirements) between 0 and 2000),
  how_found_us text not null constraint trip_requests_how_found_us_length check (char_length(how_found_us) between 0 and 500)
);

create index trip_requests_email on maloca.trip_requests (lower(email));

create table maloca.alliance_messages (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  name text not null constraint alliance_messages_name_length check (char_length(name) between 1 and 100),
  email text not null constraint alliance_messages_email_length check (char_length(email) between 1 and 255),
  organization text not null constraint alliance_messages_organization_length check (char_length(organization) between 0 and 200),
  message text not null constraint alliance_messages_message_length check (char_length(message) between 1 and 2000)
);

create index alliance_messages_email on maloca.alliance_messages (lower(email));

-- A repeated request finds its first answer here. The reference to the lead is checked at commit,
-- because the key is taken before the lead is written.
create table maloca.idempotency_keys (
  kind text not null,
  key_hash text not null,
  body_hash text not null,
  lead_id uuid not null references maloca.leads (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null,
  primary key (kind, key_hash)
);

create index idempotency_keys_lead_id on maloca.idempotency_keys (lead_id);
create index idempotency_keys_created_at on maloca.idempotency_keys (created_at);

-- Mails and calls of webhooks to make. A row is written with its lead and leaves only with it. Whoever of the
-- team the mail server refused gets a row of their own, 'team:' and the address.
create table maloca.outbox (
  lead_id uuid not null references maloca.leads (id) on delete cascade,
  audience text not null
    check (audience in ('team', 'visitor') or audience ~ '^webhook:[a-z0-9-]{1,40}$'
           or audience ~ '^team:[^[:space:]]{3,254}$'),
  attempts integer not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  -- The last failure was the mail server's and not this mail's.
  outage boolean not null default false,
  -- Digest of the visitor's address, and when a confirmation to it was counted.
  recipient text check (char_length(recipient) = 64),
  counted_at timestamptz,
  primary key (lead_id, audience),
  check (sent_at is null or dead_at is null)
);

-- Which mail is next is read from an index, the newest or the oldest of an audience.
create index outbox_due on maloca.outbox (audience, due_at) where sent_at is null and dead_at is null;
-- Mails that were given up are counted without a look at those that were sent.
create index outbox_dead on maloca.outbox (dead_at) where dead_at is not null;
create index outbox_told on maloca.outbox (sent_at) where audience = 'team' and sent_at is not null;
create index outbox_recipient on maloca.outbox (recipient, counted_at) where recipient is not null;

-- Programs that are told of leads, from the same outbox as the mails; and mails to the team that are
-- about no single lead.

create table maloca.webhooks (
  name text primary key check (name ~ '^[a-z0-9-]{1,40}$'),
  url text not null check (char_length(url) <= 2000),
  format text not null check (char_length(format) <= 20),
  secret text not null,
  created_at timestamptz not null,
  -- Since when every delivery has failed, and since when none is tried any more.
  failing_since timestamptz,
  disabled_at timestamptz
);

-- Every attempt at a webhook, for the operator to read.
create table maloca.delivery_attempts (
  lead_id uuid not null references maloca.leads (id) on delete cascade,
  audience text not null,
  at timestamptz not null,
  outcome text not null check (char_length(outcome) <= 200),
  primary key (lead_id, audience, at)
);

create table maloca.notices (
  id text primary key,
  subject text not null,
  -- Written when it is sent, where it is null: it would hold what visitors wrote.
  body text,
  created_at timestamptz not null,
  leased_until timestamptz,
  sent_at timestamptz
);

-- At commit, and only what is missing: a copy that brings its outbox along keeps it as it was. A robot's
-- lead is told to the team and confirmed to nobody, for its address may be a third party's; a test is
-- told to nobody. What comes while a webhook is disabled waits for it.
create function maloca.write_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.outbox (lead_id, audience, due_at)
  select l.id, a.audience, l.created_at
  from maloca.leads l,
       (select 'team' as audience union all select 'visitor'
        union all select 'webhook:' || w.name from maloca.webhooks w) a
  where l.id = new.lead_id and not l.test_mode and (a.audience = 'team' or l.quarantine is null)
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

-- Whoever has the address has confirmed the subscription.
create table maloca.newsletter_confirmations (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  confirmed_at timestamptz not null
);

-- What the team says of a lead, and since when: first answered, then perhaps won or lost.
create table maloca.lead_answers (
  lead_id uuid primary key references maloca.leads (id) on delete cascade,
  state text not null check (state in ('answered', 'won', 'lost')),
  answered_at timestamptz not null,
  changed_at timestamptz not null
);

-- A lead that the team answered is told again, with its state; a test is not.
create function maloca.tell_webhooks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.outbox as o (lead_id, audience, due_at)
  select l.id, 'webhook:' || w.name, new.changed_at
  from maloca.leads l, maloca.webhooks w
  where l.id = new.lead_id and l.quarantine is null and not l.test_mode
  on conflict (lead_id, audience) do update
    set due_at = excluded.due_at, attempts = 0, leased_until = null, sent_at = null, dead_at = null;
  return null;
end $$;

create trigger lead_answers_webhooks after insert or update on maloca.lead_answers
  for each row execute function maloca.tell_webhooks();

-- Who did what with the leads, and when. It outlives the leads, so it holds references and numbers
-- and never what a visitor wrote.

create table maloca.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- A user of the machine, or the part of the server that acted by itself.
  who text not null check (char_length(who) between 1 and 100),
  action text not null check (char_length(action) between 1 and 50),
  -- References of the leads that it was about, where they were few enough to name.
  leads text[] not null default '{}',
  details jsonb not null default '{}' constraint audit_log_details_object check (jsonb_typeof(details) = 'object'),
  constraint audit_log_no_address check (details::text !~ '@' and array_to_string(leads, ' ') !~ '@')
);

create index audit_log_at on maloca.audit_log (at desc, id desc);

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
          '{utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,fbclid,msclkid,referrer,assistant}'::text[])
        order by r.key, r.n
      ) s);
  exception when others then
    return null;
  end $$;

  -- An assistant is quick: that alone does not make it a robot.
  create function maloca.header_quarantine(headers json) returns text
  language sql immutable set search_path = '' as $$
    select case
      when headers ->> 'x-maloca-trap' <> '' then 'trap'
      when maloca.header_source(headers ->> 'x-maloca-source') ? 'assistant' then null
      when headers ->> 'x-maloca-filled' ~ '^\d{1,3}(\.\d*)?$' then 'haste'
    end
  $$;

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

  -- Beside the row that the first trigger writes: whatever it inserts within this call is completed.
  create function maloca.complete_hosted_lead() returns trigger
  language plpgsql security definer set search_path = '' as $$
  declare
    headers json := nullif(current_setting('request.headers', true), '')::json;
  begin
    new.source := maloca.header_source(headers ->> 'x-maloca-source');
    new.metadata := maloca.header_metadata(headers ->> 'x-maloca-metadata');
    new.test_mode := coalesce(headers ->> 'x-maloca-test', '') <> '';
    new.quarantine := maloca.header_quarantine(headers);
    new.language := coalesce(
      substring(lower(split_part(headers ->> 'x-maloca-language', '-', 1)) from '^[a-z]{2,3}$'), 'es');
    return new;
  end $$;

  -- Only the gateway sets the headers: a lead of the server's own comes without.
  create trigger complete_hosted before insert on maloca.leads for each row
    when (new.kind = 'trip-request' and nullif(current_setting('request.headers', true), '') is not null)
    execute function maloca.complete_hosted_lead();

  -- The key of the pages is public: the database itself takes one row from a call, and from one address
  -- as many in a minute as the server would. No address is told apart from others where the gateway gives
  -- none; the limit for all of them is for who invents addresses.
  create function maloca.limit_hosted_inserts() returns trigger
  language plpgsql security definer set search_path = '' as $$
  declare
    of_one constant integer := 30;
    of_all constant integer := 300;
    headers json := nullif(current_setting('request.headers', true), '')::json;
    address text := btrim(split_part(coalesce(headers ->> 'x-forwarded-for', ''), ',', 1));
    this_minute bigint := floor(date_part('epoch', now()) / 60);
    counted record;
  begin
    -- A call is one transaction. The setting ends with it.
    if current_setting('maloca.row_taken', true) = 'yes' then
      raise sqlstate 'PT400' using message = 'One trip request a call';
    end if;
    perform set_config('maloca.row_taken', 'yes', true);
    delete from maloca.call_counts where minute < this_minute;
    for counted in
      select c.caller, c.most from (values
        -- No address is stored: the digest changes with the minute.
        ('hosted ' || encode(sha256(convert_to(this_minute || ' ' || address, 'UTF8')), 'hex'), of_one),
        ('hosted, all', of_all)) c (caller, most)
    loop
      insert into maloca.call_counts as c (caller, minute, calls)
      values (counted.caller, this_minute, 1)
      on conflict (caller, minute) do update set calls = c.calls + 1
        where c.calls < counted.most;
      if not found then
        raise sqlstate 'PT429' using message = 'Too many requests',
          hint = 'Try again in a minute with the same Idempotency-Key';
      end if;
    end loop;
    return new;
  end $$;

  -- Before "take", which turns the row into a lead: triggers run in the order of their names.
  create trigger limit_calls before insert on public.trip_requests
    for each row execute function maloca.limit_hosted_inserts();

  revoke all on all functions in schema maloca from public;
end $hosted$;

-- Only the owner, which is the server, reads or writes.
revoke all on schema maloca from public;
alter default privileges in schema maloca revoke all on tables from public;
