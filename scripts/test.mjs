// All checks: types, style, boundaries, unused code, file length, unit and integration tests on
// PGlite and PostgreSQL, journeys in a real browser. Its last line is the sum over all runners.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser, ensurePostgres } from './debian.mjs'
import { ensureBuilt, ensureInstalled, run, say } from './prepare.mjs'

const tally = { passed: 0, failed: 0, skipped: 0 }
const reports = path.resolve('test-results', 'reports')

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
  if (await attempt(title, command, args)) tally.passed += 1
  else tally.failed += 1
}

/** A runner that dies without a report, or reports no test, is a failure of its own. */
async function suite(title, command, args, reportFile, countsOf, env) {
  const file = path.join(reports, reportFile)
  rmSync(file, { force: true })
  const fine = await attempt(title, command, args, { env })
  const counts = existsSync(file)
    ? countsOf(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 }
  if ((!fine && counts.failed === 0) || counts.passed + counts.failed === 0) counts.failed += 1
  for (const key of Object.keys(tally)) tally[key] += counts[key]
}

const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length,
  skipped: report.numPendingTests + report.numTodoTests,
})
const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (errors?.length ?? 0),
  skipped: stats.skipped,
})

async function vitest(project) {
  const file = `vitest-${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, file)}`]
  await suite(`tests on ${project}`, 'vitest', ['run', '--project', project, ...reporters], file, vitestCounts)
}

await ensureInstalled()
await ensureBuilt({ demo: true })
mkdirSync(reports, { recursive: true })
await check('route types', 'react-router', ['typegen'])
await check('types', 'tsc', ['-p', '.'])
await check('style', 'biome', ['ci', '--error-on-warnings', '.'])
await check('boundaries', 'depcruise', [
  '--config',
  '.dependency-cruiser.mjs',
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
])
await check('unused code', 'knip', [])
await check('file lengths', 'node', ['scripts/check-files.ts'])
await check('names', 'node', ['scripts/check-names.ts'])
await check('messages up to date', 'node', ['scripts/list-messages.ts', '--check'])
await check('migrations up to date', 'node', ['scripts/check-migrations.ts'])
await vitest('unit')
await vitest('pglite')
if (await ensurePostgres()) await vitest('postgres')
if (await ensureBrowser()) {
  const file = 'playwright.json'
  await suite('browser journeys', 'playwright', ['test'], file, playwrightCounts, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, file),
  })
}

const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
process.exitCode = tally.failed > 0 ? 1 : 0
