-- A partner's test goes to no webhook, also when somebody marks it as answered.
create or replace function maloca.tell_webhooks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into maloca.outbox as o (lead_id, audience, due_at)
  select l.id, 'webhook:' || w.name, new.changed_at
  from maloca.leads l, maloca.webhooks w
  where l.id = new.lead_id and l.quarantine is null and not l.test and w.disabled_at is null
  on conflict (lead_id, audience) do update
    set due_at = excluded.due_at, attempts = 0, leased_until = null, sent_at = null, dead_at = null;
  return null;
end $$;
