import type { Session } from "../storage/database";

/** A list of more is no help to anybody. */
const MOST = 200;

/** The partners that leads came from, each in the spelling of its newest lead. Jumps from one to the next in an index. */
export async function readPartners(session: Session): Promise<string[]> {
  const rows = await session.query<{ partner: string }>(
    `with recursive named as (
       (select lower(btrim(partner)) as name, btrim(partner) as partner from maloca.leads
        where partner is not null order by lower(btrim(partner)), created_at desc, id desc limit 1)
       union all
       select next.name, next.partner from named n cross join lateral (
         select lower(btrim(l.partner)) as name, btrim(l.partner) as partner from maloca.leads l
         where l.partner is not null and lower(btrim(l.partner)) > n.name
         order by lower(btrim(l.partner)), l.created_at desc, l.id desc limit 1) next)
     select partner from named where name <> '' limit ${MOST}`,
  );
  return rows.map(({ partner }) => partner);
}
