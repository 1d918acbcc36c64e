import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './index.ts'

test.each([
  ['https://eclore.fr', 'https://eclore.fr'],
  ['https://eclore.fr/', 'https://eclore.fr'],
  ['HTTPS://Eclore.FR:443', 'https://eclore.fr'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('PUBLIC_URL=%s is the address %s', (PUBLIC_URL, expected) => {
  expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(expected)
})

test.each([
  'eclore.fr',
  'ftp://eclore.fr',
  'https://eclore.fr/magazine',
  'https://eclore.fr/?a=1',
  'https://eclore.fr/#top',
  'https://zoe@eclore.fr',
])('PUBLIC_URL=%s is refused in one line', (PUBLIC_URL) => {
  const read = () => readConfig({ PUBLIC_URL })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/^Wrong configuration: PUBLIC_URL [^\n]+$/)
})
