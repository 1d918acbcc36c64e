import { expect, test } from 'vitest'
import type { OpenedPlatform } from '../index.ts'
import { createLog } from '../log/index.ts'
import type { Module } from '../module.ts'
import { watchKeys } from './in-use.ts'

test('a missing key file and its return are each logged once', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const held = new Set<string>()
  const keyring = { find: async (id: string) => (held.has(id) ? { id, bytes: Buffer.alloc(32) } : undefined) }
  const platform = { config: { dataDir: '/srv/data' }, db: {}, keyring, log } as unknown as OpenedPlatform
  const isComplete = watchKeys(platform, [{ name: 'coaching', keysInUse: async () => ['a1'] } as Module])
  expect([await isComplete(), await isComplete()]).toEqual([false, false])
  held.add('a1')
  expect([await isComplete(), await isComplete()]).toEqual([true, true])
  expect(lines).toEqual([
    'the key of the coaching discussions is missing: bring /srv/data/keys/coaching.key back from a backup; until then discussions answer 503',
    'the key of the coaching discussions is back',
  ])
})
