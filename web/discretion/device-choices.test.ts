import { describe, expect, test } from 'vitest'
import {
  type DeviceChoices,
  isLocked,
  noChoices,
  readChoices,
  writeChoices,
  writeLock,
  writePresence,
  writeUnlock,
} from './device-choices.ts'

const sent = (...written: string[]): string =>
  written
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const chosen: DeviceChoices = { neutralTab: true, clears: true, exit: 'weather', lockAfter: '5' }

test('device choices are read as written unless the cookie is broken', () => {
  expect(readChoices(sent(writeChoices(chosen, true)))).toEqual(chosen)
  expect(readChoices(null)).toEqual(noChoices)
  expect(readChoices('discretion=exit%3Dhttps%3A%2F%2Fevil.example%26lock%3D7')).toEqual(noChoices)
  expect(readChoices('discretion=%E0%A4%A')).toEqual(noChoices)
})

describe('the user’s pages are locked', () => {
  const choices = sent(writeChoices(chosen, true))
  const present = sent(...writePresence(chosen, true))

  test('after the chosen time, if one is set', () => {
    expect(writePresence(chosen, true)).toEqual([expect.stringContaining('Max-Age=300')])
    expect(isLocked(`${choices}; ${present}`)).toBe(false)
    expect(isLocked(choices)).toBe(true)
    expect([isLocked(null), writePresence(noChoices, true)]).toEqual([false, []])
  })

  test('after the user left by the way out, until the password is entered', () => {
    expect(isLocked(`${choices}; ${present}; ${sent(...writeLock(true))}`)).toBe(true)
    expect(isLocked(sent(...writeLock(true)))).toBe(true)
    expect(isLocked(`${choices}; ${sent(...writeUnlock(chosen, true))}`)).toBe(false)
  })
})
