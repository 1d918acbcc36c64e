import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverFlags, serverMemory } from './memory.mjs'

test('a release starts its server as npm start does', () => {
  const eclore = readFileSync(new URL('eclore', import.meta.url), 'utf8')
  expect(eclore).toContain(`flags="${serverFlags.join(' ')}"`)
  for (const [name, value] of Object.entries(serverMemory)) expect(eclore).toContain(`${name}="\${${name}:-${value}}"`)
})
