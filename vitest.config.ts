import { defineConfig } from 'vitest/config'
import { scaleTimeout } from './tests/fixtures/patience.ts'

const integrationTests = '**/*.integration.test.ts'
/** Tests that replace a module by `vi.mock`: it works only where no earlier file of the worker has loaded that module. */
const mockedTests = '**/*.mocked.test.{ts,tsx}'
const waits = 'tests/fixtures/patient-waits.ts'
const common = {
  environment: 'node' as const,
  testTimeout: scaleTimeout(120_000),
  hookTimeout: scaleTimeout(180_000),
  expect: { poll: { timeout: scaleTimeout(30_000) } },
  setupFiles: [waits],
  maxWorkers: 3,
  // `npm test` lists the tests that passed only on retry.
  retry: 1,
}
/** Test files of a worker share the modules they load, each with an app and database of its own: a third less time. */
const integration = {
  ...common,
  // Some tests start, stop or kill servers, or simulate years of a subscription.
  testTimeout: scaleTimeout(300_000),
  hookTimeout: scaleTimeout(300_000),
  // Many tests wait for a server that starts, sleeps or is killed.
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
          exclude: [integrationTests, mockedTests, 'node_modules/**', 'tests/e2e/**', 'build/**'],
        },
      },
      {
        test: {
          ...common,
          name: 'mocked',
          sequence: { groupOrder: 0 },
          include: [mockedTests],
          exclude: ['node_modules/**', 'build/**'],
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
