import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flagsFor, machineMegabytes, serverFlags, serverMemory, smallFlags, smallMegabytes } from './memory.mjs'

test('a release starts its server as npm start does', () => {
  const eclore = readFileSync(new URL('eclore', import.meta.url), 'utf8')
  expect(eclore).toContain(`flags="${serverFlags.join(' ')}"`)
  expect(eclore).toContain(`[ "$megabytes" -gt ${smallMegabytes} ] || flags="$flags ${smallFlags.join(' ')}"`)
  for (const [name, value] of Object.entries(serverMemory)) expect(eclore).toContain(`${name}="\${${name}:-${value}}"`)
})

test('a server on a small machine saves memory, on a larger one time', () => {
  expect(flagsFor(1024)).toEqual([...serverFlags, ...smallFlags])
  expect(flagsFor(smallMegabytes + 1)).toEqual(serverFlags)
  expect(machineMegabytes()).toBeGreaterThan(100)
})
