import { expect, test } from 'vitest'
import { ConfigError } from '../../platform/config/index.ts'
import { capacityOf, readDescriptorLimit } from './descriptors.ts'

test('the descriptor limit of this process can be read', () => {
  expect(readDescriptorLimit()).toBeGreaterThan(0)
})

test('the capacity leaves descriptors for the database and other files', () => {
  const { connections, requests } = capacityOf(1024, true)
  expect(connections + requests).toBeLessThanOrEqual(1024 - 298)
  expect(connections).toBeGreaterThan(400)
  expect(capacityOf(1024, false).connections).toBeGreaterThan(connections)
})

test('without a descriptor limit the capacity is still bounded', () => {
  expect(capacityOf(undefined, true)).toEqual({ connections: 10_000, requests: 1024 })
  expect(capacityOf(1_048_576, true)).toEqual({ connections: 10_000, requests: 1024 })
})

test('a limit that leaves too few descriptors is refused with the number needed', () => {
  expect(capacityOf(310, true)).toEqual({ connections: 8, requests: 4 })
  expect(() => capacityOf(309, true)).toThrow(ConfigError)
  expect(() => capacityOf(309, true)).toThrow(/^[^\n]*309, at least 310 are needed [^\n]*$/)
})
