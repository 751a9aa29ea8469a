-- Suspected robots' leads, to be cleaned up. Of ordinary leads it holds nothing.
create index leads_quarantine on maloca.leads (created_at, id) where quarantine is not null;
