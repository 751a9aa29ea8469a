-- A mail to the team waits as 'team' until it is addressed: then each member has a row, 'team:' and the address. Earlier
-- releases sent the row 'team' to all of them; those stay as they are.
drop index maloca.outbox_told;
create index outbox_told on maloca.outbox (audience, sent_at)
  where audience like 'team:%' and sent_at is not null;
