import { expect, test } from 'vitest'
import { lengthHelp } from './length-help.ts'

const typed = { value: 'été', fault: undefined }

test('a field shows its length or how far it exceeds the limit', () => {
  expect(lengthHelp({ ...typed, help: 'Court.', max: 3 })).toEqual({ error: false, helperText: 'Court. 3 / 3' })
  expect(lengthHelp({ ...typed, max: 2 })).toEqual({ error: true, helperText: '1\u00a0caractère de trop, sur 2.' })
  expect(lengthHelp({ ...typed, value: '🌊'.repeat(4), max: 2 }).helperText).toBe('2\u00a0caractères de trop, sur 2.')
})

test('the server’s error takes precedence over the length', () => {
  expect(lengthHelp({ ...typed, fault: 'Un lien manque.', max: 2 })).toEqual({
    error: true,
    helperText: 'Un lien manque.',
  })
})
