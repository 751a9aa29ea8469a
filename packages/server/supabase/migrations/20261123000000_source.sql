-- Where the visitor came from: the known keys of the header, each a short text.
-- Keys and limit are the catalog's; a test compares the two.

alter table maloca.leads add column source jsonb
  constraint leads_source_object check (jsonb_typeof(source) = 'object' and source <> '{}')
  constraint leads_source_keys check (
    source - '{utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,fbclid,msclkid,referrer}'::text[] = '{}'
  )
  constraint leads_source_values check (
    not jsonb_path_exists(source, '$.* ? (@.type() != "string" || !(@ like_regex "^.{1,250}$" flag "s"))')
  );

-- The order in which leads are listed, page by page.
drop index maloca.leads_created_at;
create index leads_created_at on maloca.leads (created_at desc, id desc);

-- A second lock beside the missing grants: whoever is given a table by mistake sees no row of it.
-- The owner, which is the server, is not held by it.
alter table maloca.leads enable row level security;
alter table maloca.booking_requests enable row level security;
alter table maloca.newsletter_subscribers enable row level security;
alter table maloca.trip_requests enable row level security;
alter table maloca.alliance_messages enable row level security;
alter table maloca.idempotency_keys enable row level security;
alter table maloca.outbox enable row level security;
alter table maloca.migrations enable row level security;
