import type { Database, Session } from "../src/storage/database";

/** The same database, which notes the plan of each statement that copies or erases rows of leads. */
export function notingPlans(database: Database, plans: string[]): Database {
  const noting = (session: Session): Session => ({
    ...session,
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      if (/to_jsonb|jsonb_populate|delete/.test(sql))
        plans.push(JSON.stringify(await session.query(`explain ${sql}`, parameters)));
      return session.query<Row>(sql, parameters);
    },
  });
  return {
    ...database,
    read: (work, milliseconds) => database.read((session) => work(noting(session)), milliseconds),
    tx: (work, milliseconds) => database.tx((session) => work(noting(session)), milliseconds),
  };
}
