-- The leads of one partner site, newest first. Of leads without a partner it holds nothing.
create index leads_partner on maloca.leads (lower(btrim(partner)), created_at desc, id desc)
  where partner is not null;
