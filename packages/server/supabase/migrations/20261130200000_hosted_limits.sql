-- Pages of a hosted project insert with a key that everybody has: the database itself takes one row
-- from a call, and from one address as many in a minute as the server would. No address is told apart
-- from others where the gateway gives none; the limit for all of them is for who invents addresses.

do $hosted$
begin
  if to_regclass('public.trip_requests') is null
     or (select count(*) from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')) < 2 then
    return;
  end if;

  create function maloca.limit_hosted_inserts() returns trigger
  language plpgsql security definer set search_path = '' as $$
  declare
    of_one constant integer := 30;
    of_all constant integer := 300;
    headers json := nullif(current_setting('request.headers', true), '')::json;
    address text := btrim(split_part(coalesce(headers ->> 'x-forwarded-for', ''), ',', 1));
    this_minute bigint := floor(date_part('epoch', now()) / 60);
    counted record;
  begin
    -- A call is one transaction. The setting ends with it.
    if current_setting('maloca.row_taken', true) = 'yes' then
      raise sqlstate 'PT400' using message = 'One trip request a call';
    end if;
    perform set_config('maloca.row_taken', 'yes', true);
    delete from maloca.call_counts where minute < this_minute;
    for counted in
      select c.caller, c.most from (values
        -- No address is stored: the digest changes with the minute.
        ('hosted ' || encode(sha256(convert_to(this_minute || ' ' || address, 'UTF8')), 'hex'), of_one),
        ('hosted, all', of_all)) c (caller, most)
    loop
      insert into maloca.call_counts as c (caller, minute, calls)
      values (counted.caller, this_minute, 1)
      on conflict (caller, minute) do update set calls = c.calls + 1
        where c.calls < counted.most;
      if not found then
        raise sqlstate 'PT429' using message = 'Too many requests',
          hint = 'Try again in a minute with the same Idempotency-Key';
      end if;
    end loop;
    return new;
  end $$;

  -- Before "take", which turns the row into a lead: triggers run in the order of their names.
  create trigger limit_calls before insert on public.trip_requests
    for each row execute function maloca.limit_hosted_inserts();
  revoke all on all functions in schema maloca from public;
end $hosted$;
