import { expect, test } from 'vitest'
import { oneFile, oneFileOrNone, readHelp, refuseArguments, usages } from './arguments.ts'

test('--help prints the usage of a command, or of all', () => {
  expect(readHelp(['rotate-keys', '--help'])).toBe('Usage: rotate-keys')
  expect(readHelp(['backup', 'file', '-h'])).toBe(`Usage: ${usages.backup}`)
  for (const usage of Object.values(usages)) expect(readHelp(['--help'])).toContain(usage)
  expect(readHelp(['backup', 'file'])).toBeUndefined()
  expect(readHelp([])).toBeUndefined()
})

test('Arguments that a command does not take are refused in one line', () => {
  expect(() => refuseArguments('rotate-keys', ['now'])).toThrow(/^Unexpected argument 'now'\. Usage: rotate-keys$/)
  expect(() => refuseArguments('check', ['--dry'])).toThrow("Unknown option '--dry'. Usage: check")
  expect(() => oneFile('restore', [])).toThrow(`Usage: ${usages.restore}`)
  expect(() => oneFile('restore', ['a', 'b'])).toThrow(`Usage: ${usages.restore}`)
  expect(oneFileOrNone('backup', [])).toBeUndefined()
  expect(oneFile('restore', ['--', '--file'])).toBe('--file')
})
