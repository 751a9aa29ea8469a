-- Mails that were given up are counted without a look at those that were sent. Of those that wait
-- there is an index already; this one costs a lead nothing, for its mails are not in it.
create index outbox_dead on maloca.outbox (dead_at) where dead_at is not null;
