-- Which mail is next is read from an index, the newest or the oldest of an audience; a mail that only
-- waits for its mail server is told from one that was refused; confirmations are counted by recipient.

alter table maloca.outbox
  -- The last failure was the mail server's and not this mail's.
  add column outage boolean not null default false,
  -- Digest of the visitor's address, and when a confirmation to it was counted.
  add column recipient text check (char_length(recipient) = 64),
  add column counted_at timestamptz;

drop index maloca.outbox_due;
create index outbox_due on maloca.outbox (audience, due_at) where sent_at is null and dead_at is null;
create index outbox_told on maloca.outbox (sent_at) where audience = 'team' and sent_at is not null;
create index outbox_recipient on maloca.outbox (recipient, counted_at) where recipient is not null;
