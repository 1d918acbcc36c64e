// `npm run test:planted [-- 12,20-32]`: applies one fault after the other in a throw-away worktree of the last commit.
// Then it runs the test files that are about the fault, first as `npm test` does: PostgreSQL, and PGlite for
// `*.engines.*`. If that finds nothing, all of them run on PGlite too. A fault found only then escapes `npm test`.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Fault, faults, findListProblem } from './faults.ts'

const root = process.cwd()
const copy = path.join(mkdtempSync(path.join(os.tmpdir(), 'faults-')), 'eclore')
const git = (...given: string[]) => spawnSync('git', given, { cwd: root, encoding: 'utf8' })

interface Report {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** @returns the first test that failed, undefined where all passed */
function firstFailure(projects: readonly string[], filters: readonly string[]): string | undefined {
  const report = path.join(copy, 'report.json')
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=json', `--outputFile=${report}`]
  const args = ['run', ...chosen, ...reporters, '--bail=1', '--retry=0', '--passWithNoTests', ...filters]
  spawnSync('vitest', args, { cwd: copy, stdio: 'ignore' })
  if (!existsSync(report)) return 'the runner failed'
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(copy, name)
    const failed = assertionResults.find(({ status }) => status === 'failed')
    if (failed) return `${file} › ${failed.fullName}`
    if (status === 'failed') return `${file}: ${message?.split('\n', 1)[0]}`
  }
  return undefined
}

interface Outcome {
  shorter: string | undefined
  longer: string | undefined
}

/** Files on both engines are named `*.engines.*`, as in `scripts/test.mjs`. */
function look({ tests }: Fault): Outcome {
  const onBoth = globSync('**/*.engines.integration.test.ts', { cwd: copy, exclude: ['node_modules/**'] })
  const both = onBoth.filter((file) => tests.some((one) => file.startsWith(one)))
  const shorter =
    firstFailure(['unit', 'mocked', 'postgres'], tests) ??
    (both.length > 0 ? firstFailure(['pglite'], both) : undefined)
  return { shorter, longer: shorter ?? firstFailure(['pglite'], tests) }
}

function tryOut(fault: Fault): Outcome {
  const file = path.join(copy, fault.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(fault.search, () => fault.replacement),
  )
  try {
    return look(fault)
  } finally {
    writeFileSync(file, text)
  }
}

/** Numbers of the chosen faults, such as `3,5-7`; all faults without an argument. */
const ranges = (process.argv[2] ?? `1-${faults.length}`).split(',').map((range) => range.split('-').map(Number))
const isChosen = (number: number) => ranges.some(([first = 0, last = first]) => number >= first && number <= last)
const problems = faults.flatMap((fault) => findListProblem(fault) ?? [])
if (problems.length > 0) throw new Error(problems.join('\n'))
git('worktree', 'add', '--detach', copy, 'HEAD')
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
const count = { shorter: 0, longer: 0, run: 0 }
try {
  for (const [index, fault] of faults.entries()) {
    if (!isChosen(index + 1)) continue
    const { shorter, longer } = tryOut(fault)
    count.run += 1
    if (shorter) count.shorter += 1
    if (longer) count.longer += 1
    const verdict = shorter ? 'found' : longer ? 'FOUND ONLY BY THE LONGER RUN' : 'missed by both'
    process.stdout.write(`| ${index + 1} | ${fault.kind} | ${fault.file} | ${verdict} | ${shorter ?? longer ?? ''} |\n`)
  }
} finally {
  git('worktree', 'remove', '--force', copy)
}
process.stdout.write(`${count.run} faults: ${count.longer} found, ${count.shorter} of them by the shorter run\n`)
if (count.shorter < count.longer) process.exitCode = 1
