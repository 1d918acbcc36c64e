import { defineConfig } from 'vitest/config'

const integrationTests = '**/*.integration.test.ts'
const common = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 3 } as const
/** Test files of a worker share the modules they load, each with an app and database of its own: a third less time. */
const integration = {
  ...common,
  // Many wait for a server that starts, sleeps or is killed.
  maxWorkers: 4,
  // A loaded machine is late now and then; \`npm test\` names what passed only when repeated.
  retry: 1,
  include: [integrationTests],
  exclude: ['node_modules/**', 'build/**'],
  isolate: false,
  setupFiles: ['tests/fixtures/cheap-passwords.ts'],
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
