-- Whoever owns a domain may get what is sent to any name at it: confirmations are counted by domain too.
alter table maloca.outbox
  add column recipient_domain text check (char_length(recipient_domain) = 64);

create index outbox_recipient_domain on maloca.outbox (recipient_domain, counted_at)
  where recipient_domain is not null;
