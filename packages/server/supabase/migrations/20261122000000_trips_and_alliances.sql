-- Trip requests and contact messages: two more kinds of lead.

alter table maloca.leads
  drop constraint leads_kind_check,
  add constraint leads_kind_check check (kind in ('booking', 'newsletter', 'trip-request', 'alliance'));

-- The limits are the catalog's; a test compares the two.
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

-- As the first tables: only the owner, which is the server, reads or writes.
revoke all on all tables in schema maloca from public;
