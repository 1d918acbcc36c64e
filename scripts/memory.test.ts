import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { machineMegabytes, serverFlags, serverMemory, smallMegabytes } from './memory.mjs'

/** Answers how much memory the machine has, and otherwise prints what it was started with. */
const node = `#!/bin/sh
[ "$1" != -p ] || { echo "$MEGABYTES"; exit; }
echo "$@"
env | grep ^MALLOC_
`
let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'eclore-'))
  mkdirSync(path.join(root, 'bin'))
  copyFileSync(new URL('eclore', import.meta.url), path.join(root, 'bin/eclore'))
  writeFileSync(path.join(root, 'bin/node'), node, { mode: 0o755 })
})
afterAll(() => rmSync(root, { recursive: true }))

const postgres = { DATABASE_URL: 'postgres://localhost/eclore' }
const embedded = {}

test.each([
  ['embedded database', embedded, smallMegabytes + 1],
  ['embedded database, small machine', embedded, smallMegabytes],
  ['PostgreSQL', postgres, smallMegabytes + 1],
  ['PostgreSQL, small machine', postgres, smallMegabytes],
])('a release starts its server with the flags of npm start: %s', (_, env, megabytes) => {
  const program = path.join(root, 'bin/eclore')
  const options = {
    env: { PATH: process.env['PATH'], MEGABYTES: String(megabytes), ...env },
    encoding: 'utf8',
  } as const
  const [line, ...memory] = execFileSync('sh', [program, 'start'], options).trim().split('\n')
  const flags = line?.split(' ').filter((word) => word.startsWith('--')) ?? []
  expect(flags.sort()).toEqual([...serverFlags(env, megabytes)].sort())
  expect(memory.sort()).toEqual(Object.entries(serverMemory).map((pair) => pair.join('=')))
})

test('the embedded database gets a larger young generation', () => {
  const saving = '--memory-saver-mode'
  expect(serverFlags(embedded)).toContain('--max-semi-space-size=8')
  expect(serverFlags(embedded, smallMegabytes + 1)).not.toContain(saving)
  expect(serverFlags(embedded, smallMegabytes)).toEqual([...serverFlags(embedded, smallMegabytes + 1), saving])
  expect(serverFlags(postgres, smallMegabytes + 1)).toContain('--max-semi-space-size=4')
  expect(serverFlags(postgres, smallMegabytes + 1)).toContain(saving)
  expect(serverFlags(postgres)).toEqual(serverFlags(postgres, machineMegabytes()))
})
