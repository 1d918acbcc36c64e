import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const folders = 'admin contracts conversation demo migrations modules platform relay scripts server web'.split(' ')
const scripts = ['test.mjs', 'test-reports.mjs', 'prepare.mjs', 'debian.mjs']

/** Replaces every program of a test run. The one named in `WAITS` starts another, and both ignore signals. */
const program = `#!/bin/sh
name=$(basename "$0")
echo "output of $name $1"
echo "$name $*" >> begun
[ "$name" != npm ] || mkdir -p build/demo node_modules/node/bin
[ "$name" != npm ] || touch node_modules/node/bin/node
if [ "$name" = "$WAITS" ]; then
  trap '' INT TERM
  (while :; do sleep 0.05; done) &
  echo $! > other
  while :; do sleep 0.05; done
fi
[ "$name" != "$FAILS" ]
`
const programs = ['npm', 'react-router', 'tsc', 'depcruise', 'knip', 'biome', 'node', 'vitest', 'playwright', 'apt-get']

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'eclore-'))
  for (const folder of folders) mkdirSync(path.join(root, folder))
  for (const file of scripts) copyFileSync(new URL(file, import.meta.url), path.join(root, 'scripts', file))
  writeFileSync(path.join(root, 'package-lock.json'), '{}')
  mkdirSync(path.join(root, 'tools'))
  for (const name of programs) writeFileSync(path.join(root, 'tools', name), program, { mode: 0o755 })
})
afterEach(() => rmSync(root, { recursive: true }))

const optionsOf = (env: Record<string, string>) => ({
  cwd: root,
  env: { PATH: `${root}/tools:${process.env.PATH}`, DATABASE_URL: 'unused', CHROMIUM_PATH: 'unused', ...env },
})
const begun = () => readFileSync(path.join(root, 'begun'), 'utf8')
/** Z: ended, not yet reaped by its parent. */
const stateOf = (pid: string) => spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.slice(0, 1)

test.each(['SIGTERM', 'SIGINT'] as const)('a test run stopped by %s begins no other step', async (signal) => {
  const env = { WAITS: 'tsc', STOP_MILLISECONDS: '200' }
  const running = spawn(process.execPath, ['scripts/test.mjs'], { ...optionsOf(env), stdio: 'ignore' })
  const ended = once(running, 'exit')
  const other = path.join(root, 'other')
  await vi.waitFor(() => expect(existsSync(other) && readFileSync(other, 'utf8')).toMatch(/\n/))
  running.kill(signal)
  expect((await ended)[0]).toBe(128 + os.constants.signals[signal])
  expect(begun()).not.toContain('vitest')
  await expect.poll(() => stateOf(readFileSync(other, 'utf8').trim())).toMatch(/^Z?$/)
})

test('a failed check shows its output, a passed one does not', () => {
  const run = spawnSync(process.execPath, ['scripts/test.mjs'], { ...optionsOf({ FAILS: 'knip' }), encoding: 'utf8' })
  const output = run.stdout + run.stderr
  expect(output).toContain('output of knip')
  expect(output).not.toContain('output of tsc')
  expect(output).not.toContain('output of npm run')
  expect(output).toContain('failed: unused code')
  expect(run.stdout.trim().split('\n').at(-1)).toMatch(/^\d+ passed, \d+ failed$/)
  expect(run.status).toBe(1)
})

test('with --checks the test script runs every check and neither builds nor tests', () => {
  const run = spawnSync(process.execPath, ['scripts/test.mjs', '--checks'], {
    ...optionsOf({ FAILS: 'biome' }),
    encoding: 'utf8',
  })
  expect(run.stdout).toContain('failed: style')
  expect(begun()).toContain('knip')
  expect(begun()).not.toMatch(/npm run|vitest|playwright/)
  expect(run.status).toBe(1)
})

test.each([
  [[], 'vitest run --project pglite .*\\.engines\\.$'],
  [['--both'], 'vitest run --project pglite .*json$'],
])('with the arguments %j the test script runs %s', (given, expected) => {
  spawnSync(process.execPath, ['scripts/test.mjs', ...given], optionsOf({}))
  expect(begun()).toMatch(new RegExp(expected, 'm'))
})
