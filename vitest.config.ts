import { defineConfig } from 'vitest/config'

const houseTests = '**/*.house.test.ts'
const common = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 2 } as const

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [houseTests, 'node_modules/**', 'tests/e2e/**', 'build/**'],
        },
      },
      {
        test: {
          ...common,
          name: 'pglite',
          include: [houseTests],
          exclude: ['node_modules/**', 'build/**'],
          provide: { engine: 'pglite' },
          globalSetup: ['tests/fixtures/global-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          include: [houseTests],
          exclude: ['node_modules/**', 'build/**'],
          provide: { engine: 'postgres' },
          globalSetup: ['tests/fixtures/global-setup.ts'],
        },
      },
    ],
  },
})
