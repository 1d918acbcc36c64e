// All checks: types, style, boundaries, unused code, file length, unit and integration tests on
// PGlite and PostgreSQL, journeys in a real browser. Its last line is the sum over all runners.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser, ensurePostgres } from './debian.mjs'
import { ensureBuilt, ensureInstalled, run, say } from './prepare.mjs'

const tally = { passed: 0, failed: 0, skipped: 0 }
const reports = path.resolve('test-results', 'reports')
/** Said again at the end: what a runner printed may be thousands of lines above. */
const failures = []
const flakyFile = path.join(reports, 'flaky.txt')

async function attempt(title, command, args, options) {
  const started = Date.now()
  say(`${title}…`)
  try {
    await run(command, args, options)
    say(`${title} : passed (${((Date.now() - started) / 1000).toFixed(0)} s)`)
    return true
  } catch (error) {
    say(`${title} : FAILED (${error.message})`)
    return false
  }
}

async function check(title, command, args) {
  if (await attempt(title, command, args)) {
    tally.passed += 1
    return
  }
  tally.failed += 1
  failures.push(title)
}

/** Two at a time: most use one core only. */
async function checkAll(checks) {
  const waiting = [...checks]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next)
  }
  await Promise.all([lane(), lane()])
}

/** A runner that dies without a report, or reports no test, is a failure of its own. */
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

const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300)

const vitestReport = {
  counts: (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  failures: (report) =>
    report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative('.', name)
      if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`]
      return assertionResults
        .filter((one) => one.status === 'failed')
        .map((one) => `${file} › ${one.fullName.slice(0, 200)}: ${firstLine(one.failureMessages[0])}`)
    }),
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

const specsOf = (suites) => suites.flatMap((one) => [...one.specs, ...specsOf(one.suites ?? [])])

const placeOf = (spec) => `${spec.file}:${spec.line} › ${spec.title}`

const playwrightReport = {
  counts: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  }),
  flaky: ({ suites }) =>
    specsOf(suites)
      .filter((spec) => spec.tests.some((one) => one.status === 'flaky'))
      .map(placeOf),
  failures: ({ suites, errors }) => [
    ...specsOf(suites)
      .filter((spec) => !spec.ok)
      .map(placeOf),
    ...(errors ?? []).map((one) => firstLine(one.message)),
  ],
}

async function vitest(project) {
  const file = `vitest-${project}.json`
  const reporters = [
    '--reporter=default',
    '--reporter=./tests/fixtures/flaky-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, file)}`,
  ]
  await suite(`tests on ${project}`, 'vitest', ['run', '--project', project, ...reporters], file, vitestReport, {
    FLAKY_TESTS_FILE: flakyFile,
  })
}

await ensureInstalled()
await ensureBuilt({ demo: true })
mkdirSync(reports, { recursive: true })
writeFileSync(flakyFile, '')
await check('route types', 'react-router', ['typegen'])
await checkAll([
  ['types', 'tsc', ['-p', '.']],
  ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...cruised]],
  ['unused code', 'knip', []],
  ['style', 'biome', ['ci', '--error-on-warnings', '.']],
  ['file lengths', 'node', ['scripts/check-files.ts']],
  ['names', 'node', ['scripts/check-names.ts']],
  ['messages up to date', 'node', ['scripts/list-messages.ts', '--check']],
  ['scripts of pages', 'node', ['scripts/check-page-scripts.ts']],
])
// Alone: it writes a configuration file where the check of style would find it.
await check('migrations up to date', 'node', ['scripts/check-migrations.ts'])
await vitest('unit')
await vitest('pglite')
if (await ensurePostgres()) await vitest('postgres')
if (await ensureBrowser()) {
  const file = 'playwright.json'
  await suite('browser journeys', 'playwright', ['test'], file, playwrightReport, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, file),
  })
}

for (const one of readFileSync(flakyFile, 'utf8').split('\n').filter(Boolean)) say(`passed only when repeated: ${one}`)
for (const one of failures) say(`failed: ${one}`)
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
process.exitCode = tally.failed > 0 ? 1 : 0
