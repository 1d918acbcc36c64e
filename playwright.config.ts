import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { scaleTimeout } from './tests/fixtures/patience.ts'

// The headless shell has Chromium's engine without a window, and takes a third less processor time.
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const chromium = process.env.CHROMIUM_PATH ?? browsers.find((file) => existsSync(file))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/fixtures/global-setup.ts',
  workers: 4,
  fullyParallel: true,
  // `npm test` lists the tests that passed only on retry.
  retries: 1,
  timeout: scaleTimeout(240_000),
  expect: { timeout: scaleTimeout(30_000) },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // Animations are off: drawing them takes a third of the browser's processor time. MOTION=1 turns them on.
    contextOptions: { reducedMotion: process.env.MOTION ? 'no-preference' : 'reduce' },
    // Traces are off: they would be recorded for every journey, not only for failing ones. TRACE=1 turns them on.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
