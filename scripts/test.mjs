// All checks: types, style, boundaries, unused code, file length, unit and integration tests, journeys in a real browser.
// Its last line is the sum over all runners. Integration tests run on PostgreSQL, those of `*.engines.integration.test.ts`
// on PGlite too; `--both` runs all of them on both. `--checks` stops before the build and the tests: `npm run check`.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser, ensurePostgres } from './debian.mjs'
import { ensureBuilt, ensureInstalled, run, say } from './prepare.mjs'
import { playwrightReport, vitestReport } from './test-reports.mjs'

const both = process.argv.includes('--both')
const checksOnly = process.argv.includes('--checks')
const tally = { passed: 0, failed: 0, skipped: 0 }
const reports = path.resolve('test-results', 'reports')
/** Printed again at the end, after the output of all runners. */
const failures = []
const flakyFile = path.join(reports, 'flaky.txt')

let stopSignal
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopSignal ??= signal
  })

/** Time after a signal until a process is killed. */
const stopMilliseconds = Number(process.env.STOP_MILLISECONDS ?? 10_000)

function throwIfStopped() {
  if (stopSignal) throw new Error(`stopped by ${stopSignal}`)
}

async function attempt(title, command, args, options) {
  throwIfStopped()
  const started = Date.now()
  say(`${title}…`)
  let failure
  await run(command, args, { ...options, group: true, patience: stopMilliseconds }).catch((error) => {
    failure = error.message
  })
  throwIfStopped()
  say(`${title} : ${failure ? `FAILED (${failure})` : `passed (${((Date.now() - started) / 1000).toFixed(0)} s)`}`)
  return !failure
}

async function check(title, command, args) {
  if (await attempt(title, command, args, { quiet: true })) {
    tally.passed += 1
    return
  }
  tally.failed += 1
  failures.push(title)
}

/** Two at a time: most use one core only. */
async function doAll(jobs) {
  const waiting = [...jobs]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  // Wait for both before throwing: a stopped command may take a moment to end.
  const lanes = await Promise.allSettled([lane(), lane()])
  for (const { reason } of lanes) if (reason) throw reason
}

const checks = (...all) => all.map((one) => () => check(...one))

/** Runs one suite. A runner that dies without a report, or reports no test, counts as a failure. */
async function suite(title, command, args, reportFile, read, env) {
  const file = path.join(reports, reportFile)
  rmSync(file, { force: true })
  const fine = await attempt(title, command, args, { env })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const counts = report ? read.counts(report) : { passed: 0, failed: 1, skipped: 0 }
  for (const one of (report && read.flaky?.(report)) ?? []) appendFileSync(flakyFile, `${one}\n`)
  const failed = report ? read.failures(report) : []
  if ((!fine && counts.failed === 0) || counts.passed + counts.failed === 0) counts.failed += 1
  if (counts.failed > failed.length) failed.push('the runner itself failed, or reported no test')
  for (const one of failed) failures.push(`${title}: ${one}`)
  for (const key of Object.keys(tally)) tally[key] += counts[key]
}

const cruised = [
  'admin',
  'contracts',
  'conversation',
  'platform',
  'modules',
  'relay',
  'server',
  'web',
  'demo',
  'tests',
  'scripts',
]

/** @param filter part of the path of the test files to run */
async function vitest(project, ...filter) {
  const file = `vitest-${project}.json`
  const reporters = [
    '--silent=passed-only',
    '--reporter=minimal',
    '--reporter=./tests/fixtures/run-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, file)}`,
  ]
  const args = ['run', '--project', project, ...reporters, ...filter]
  await suite(`tests on ${project}`, 'vitest', args, file, vitestReport, { FLAKY_TESTS_FILE: flakyFile })
}

/** Starts the build first, in parallel with checks that do not need it. */
async function runChecks() {
  await check('route types', 'react-router', ['typegen'])
  const build = checksOnly ? [] : [() => ensureBuilt({ demo: true })]
  await doAll([
    ...build,
    ...checks(
      ['style', 'biome', ['ci', '--error-on-warnings', '.']],
      ['types', 'tsc', ['-p', '.']],
      ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...cruised]],
      ['unused code', 'knip', []],
      ['file lengths', 'node', ['scripts/checks/check-files.ts']],
      ['names', 'node', ['scripts/checks/check-names.ts']],
      ['limits up to date', 'node', ['scripts/list-limits.ts', '--check']],
      ['migrations up to date', 'node', ['scripts/checks/check-migrations.ts']],
      ['plain English', 'node', ['scripts/checks/check-language.ts']],
      ['words of the demo', 'node', ['scripts/checks/check-demo-words.ts']],
      ['patterns', 'node', ['scripts/checks/check-patterns.ts']],
    ),
  ])
  if (!checksOnly) await check('scripts of pages', 'node', ['scripts/checks/check-page-scripts.ts'])
}

async function runTests() {
  await vitest('unit')
  await vitest('mocked')
  const hasPostgres = await ensurePostgres()
  if (hasPostgres) await vitest('postgres')
  await vitest('pglite', ...(hasPostgres && !both ? ['.engines.'] : []))
  if (!(await ensureBrowser())) return
  const file = 'playwright.json'
  await suite('browser journeys', 'playwright', ['test'], file, playwrightReport, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, file),
  })
}

try {
  await ensureInstalled()
  mkdirSync(reports, { recursive: true })
  writeFileSync(flakyFile, '')
  await runChecks()
  if (!checksOnly) await runTests()
} catch (error) {
  say(error.message)
  process.exit(stopSignal ? 128 + os.constants.signals[stopSignal] : 1)
}

for (const one of readFileSync(flakyFile, 'utf8').split('\n').filter(Boolean)) say(`passed only when repeated: ${one}`)
for (const one of failures) say(`failed: ${one}`)
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
process.exitCode = tally.failed > 0 ? 1 : 0
