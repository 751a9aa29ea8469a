-- What the figures count, by kind and state, month and partner: without a look at the leads themselves.
create index leads_figures on maloca.leads (kind, state, created_at, partner)
  where quarantine is null and not test_mode;
