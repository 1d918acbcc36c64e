import { defineConfig } from 'vitest/config'
import { patient } from './tests/fixtures/patience.ts'

const integrationTests = '**/*.integration.test.ts'
const waits = 'tests/fixtures/patient-waits.ts'
const common = {
  environment: 'node' as const,
  testTimeout: patient(120_000),
  hookTimeout: patient(180_000),
  expect: { poll: { timeout: patient(30_000) } },
  setupFiles: [waits],
  maxWorkers: 3,
  // `npm test` names what passed only when repeated.
  retry: 1,
}
/** Test files of a worker share the modules they load, each with an app and database of its own: a third less time. */
const integration = {
  ...common,
  // Some start, stop or kill servers, or live through years of a subscription.
  testTimeout: patient(300_000),
  // Many wait for a server that starts, sleeps or is killed.
  maxWorkers: 4,
  include: [integrationTests],
  exclude: ['node_modules/**', 'build/**'],
  isolate: false,
  setupFiles: [waits, 'tests/fixtures/cheap-passwords.ts'],
}

/** One project after the other: they share the processor, and their numbers of workers differ. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          sequence: { groupOrder: 0 },
          // Loading the modules again for each file takes a third of the time.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [integrationTests, 'node_modules/**', 'tests/e2e/**', 'build/**'],
        },
      },
      {
        test: {
          ...integration,
          name: 'pglite',
          sequence: { groupOrder: 1 },
          provide: { engine: 'pglite' },
          globalSetup: ['tests/fixtures/global-setup.ts'],
        },
      },
      {
        test: {
          ...integration,
          name: 'postgres',
          sequence: { groupOrder: 2 },
          provide: { engine: 'postgres' },
          globalSetup: ['tests/fixtures/global-setup.ts'],
        },
      },
    ],
  },
})
