import { expect, test } from 'vitest'
import { ownTimeZone } from '../../contracts/accounts/time-zone.ts'
import { zoneChoices } from './time-zones.ts'

const autumn = new Date('2026-11-18T12:00:00Z')
const labelIn = (zone: string, now = autumn) =>
  zoneChoices('Europe/Paris', now).find(({ value }) => value === zone)?.label

test('Every offered zone is one that the API accepts', () => {
  for (const { value } of zoneChoices('Europe/Paris', autumn)) {
    expect(ownTimeZone.safeParse({ timeZone: value }).success, value).toBe(true)
  }
})

test.each([
  ['Europe/Paris', 'Paris'],
  ['Europe/Brussels', 'Belgique (heure de Paris)'],
  ['America/Toronto', 'Montréal (Paris\u00a0−\u00a06\u00a0h)'],
  ['Indian/Reunion', 'La Réunion (Paris\u00a0+\u00a03\u00a0h)'],
  ['Pacific/Marquesas', 'Îles Marquises (Paris\u00a0−\u00a010\u00a0h\u00a030)'],
])('%s is offered as %s', (zone, label) => expect(labelIn(zone)).toBe(label))

test('The label shows the current time difference to Paris', () => {
  expect(labelIn('Indian/Reunion', new Date('2026-07-18T12:00:00Z'))).toBe('La Réunion (Paris\u00a0+\u00a02\u00a0h)')
  // Paris has changed its clocks already, Toronto has not.
  expect(labelIn('America/Toronto', new Date('2026-10-28T12:00:00Z'))).toBe('Montréal (Paris\u00a0−\u00a05\u00a0h)')
})

test('A chosen zone that is not offered is added to the choices', () => {
  const choices = zoneChoices('Asia/Kolkata', autumn)
  expect(choices.at(-1)?.label).toBe('Asia/Kolkata (Paris\u00a0+\u00a04\u00a0h\u00a030)')
})
