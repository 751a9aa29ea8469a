import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The slowest test files, in the order in which they start: a slow one that starts last would leave the
 * other cores idle. Vitest remembers durations, but has none on a machine's first run.
 * `npm run test:quick` leaves these files out.
 */
export const slowTests = [
  "packages/widgets/test/hosts.engines.test.ts",
  "site/test/trips/dialogs.test.ts",
  "packages/server/test/stress.test.ts",
  "site/test/visual.test.ts",
  "packages/widgets/test/every-word.test.ts",
  "packages/widgets/test/hosts.test.ts",
  "packages/widgets/test/package.test.ts",
  "examples/frameworks.test.ts",
  "examples/docs.test.ts",
  "site/test/content-policy.walk.test.ts",
  "packages/server/test/cli.test.ts",
  "packages/server/test/backup.test.ts",
  "packages/tooling/test/recipes.test.ts",
  "packages/server/test/upgrade.test.ts",
  "packages/widgets/test/leaks.test.ts",
  "site/test/reading.test.ts",
  "packages/server/test/faults.test.ts",
  "packages/server/test/pack.test.ts",
  "packages/widgets/test/reading-order.test.ts",
  "packages/server/test/cli-webhooks.test.ts",
  "packages/server/test/mail-order.test.ts",
  "packages/widgets/test/theme.test.ts",
  "packages/server/test/little-space.test.ts",
  "examples/docs-events.test.ts",
  "packages/widgets/test/keyboard.test.ts",
  "examples/builder.test.ts",
  "examples/builder-check.test.ts",
  "examples/builder-look.test.ts",
  "examples/builder-poster.test.ts",
  "packages/server/test/rollback.test.ts",
  "packages/server/test/backup-schedule.test.ts",
  "packages/server/test/operate.test.ts",
  "packages/server/test/doctor.test.ts",
  "packages/server/test/durability.test.ts",
  "packages/widgets/test/manifest.test.ts",
  "packages/server/test/restart.test.ts",
  "packages/server/test/outbox.test.ts",
  "packages/widgets/test/visual.test.ts",
  "packages/artwork/test/drawings.test.ts",
  "site/test/structured-data.test.ts",
  "packages/server/test/form-routes.test.ts",
  "packages/server/test/hostile.test.ts",
  "packages/server/test/confirmation.test.ts",
  "packages/server/test/edge.test.ts",
  "packages/server/test/start.test.ts",
  "packages/server/test/admin.test.ts",
  "packages/widgets/test/event-isolation.test.ts",
  "examples/hotel.test.ts",
  "examples/pages.test.ts",
  "examples/package.test.ts",
  "site/test/*.walk.test.ts",
  "site/test/print.test.ts",
  "packages/server/test/embedded-database.test.ts",
  "site/test/dev.test.ts",
  "site/test/walk.test.ts",
  "packages/server/test/report.test.ts",
  "packages/widgets/test/loader.test.ts",
  "packages/server/test/container.test.ts",
  "packages/server/test/strace.test.ts",
  "site/test/itinerary.test.ts",
  "packages/widgets/test/accessibility.test.ts",
  "packages/widgets/test/preferences.test.ts",
  "packages/widgets/test/design-tokens.test.ts",
  "packages/server/test/hosted-project.test.ts",
  "packages/catalog/test/pure.test.ts",
  "packages/server/test/migrate.test.ts",
  "packages/widgets/test/auth.test.ts",
  "site/test/downloads.test.ts",
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = slowTests.findIndex((path) => moduleId.endsWith(path));
  return at < 0 ? slowTests.length : at;
};

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
