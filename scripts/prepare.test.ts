import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/**
 * An npm that, like the real one, fails on the remains of an unfinished installation and without a network (`OFFLINE`). With
 * `SLOW` it runs until SIGKILL, because it ignores SIGTERM.
 */
const npm = `#!/bin/sh
[ ! -e node_modules/half ] || exit 254
[ -z "$OFFLINE" ] || exit 1
touch node_modules/half
trap '' TERM
while [ -n "$SLOW" ]; do sleep 0.05; done
mkdir -p node_modules/node/bin
touch node_modules/node/bin/node
mv node_modules/half node_modules/whole
`
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'eclore-'))
  for (const folder of ['scripts', 'tools']) mkdirSync(path.join(root, folder))
  copyFileSync(new URL('prepare.mjs', import.meta.url), path.join(root, 'scripts/prepare.mjs'))
  writeFileSync(path.join(root, 'package-lock.json'), '{}')
  writeFileSync(path.join(root, 'tools/npm'), npm, { mode: 0o755 })
})
afterEach(() => rmSync(root, { recursive: true }))

const program = "await (await import('./scripts/prepare.mjs')).ensureInstalled()"
const command = ['--input-type=module', '-e', program]
const options = (state: { SLOW?: string; OFFLINE?: string; LD_LIBRARY_PATH?: string }) => {
  const env = { PATH: `${root}/tools:${process.env.PATH}`, ...state }
  return { cwd: root, env, encoding: 'utf8', detached: true } as const
}
const install = (state = {}) => spawnSync(process.execPath, command, options(state))
const has = (name: string) => existsSync(path.join(root, 'node_modules', name))

/** Stops an installation halfway. */
async function interrupted(stop: (pid: number) => void) {
  const installing = spawn(process.execPath, command, { ...options({ SLOW: '1' }), stdio: 'ignore' })
  const ended = once(installing, 'exit')
  await vi.waitFor(() => expect(has('half')).toBe(true))
  stop(installing.pid as number)
  await ended
}

test('a second run installs nothing', () => {
  expect(install().stdout).toContain('installing')
  expect([has('whole'), has('.install-unfinished')]).toEqual([true, false])
  expect(install().stdout).toBe('')
})

test('a killed installation starts again from the beginning', async () => {
  await interrupted((pid) => process.kill(-pid, 'SIGKILL'))
  expect(has('half')).toBe(true)
  expect(install().status).toBe(0)
  expect([has('whole'), has('half')]).toEqual([true, false])
})

test('an installation stopped while npm ignores SIGTERM starts over the next time', async () => {
  await interrupted((pid) => process.kill(pid, 'SIGTERM'))
  expect(install().status).toBe(0)
  expect([has('whole'), has('half')]).toEqual([true, false])
})

test('installed packages stay if those of a changed lock file cannot be installed', () => {
  install()
  writeFileSync(path.join(root, 'package-lock.json'), '{ "changed": true }')
  expect(install({ OFFLINE: '1' }).status).toBe(1)
  expect(install({ OFFLINE: '1' }).status).toBe(1)
  expect(has('whole')).toBe(true)
})

test.runIf(process.platform === 'linux')('a missing system library is named before the download', () => {
  writeFileSync(path.join(root, 'tools/ldconfig'), '#!/bin/sh\necho libc.so.6\n', { mode: 0o755 })
  const { status, stdout, stderr } = install({ LD_LIBRARY_PATH: '' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('libatomic.so.1: on Debian and Ubuntu, apt-get install libatomic1')
})
