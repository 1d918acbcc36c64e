import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { patient } from './tests/fixtures/patience.ts'

// The same engine without a window to draw takes a third less processor time.
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
  // `npm test` names what passed only when repeated.
  retries: 1,
  timeout: patient(240_000),
  expect: { timeout: patient(30_000) },
  reporter: [['dot'], ['json']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // The processor draws motion sixty times a second, a third of the browser's time. MOTION=1 turns it on.
    contextOptions: { reducedMotion: process.env.MOTION ? 'no-preference' : 'reduce' },
    // A trace is recorded for every journey before it is known to fail: TRACE=1 where one is wanted.
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
