import { expect, test } from 'vitest'
import type { NotificationChoices } from '../../contracts/accounts/notifications.ts'
import { boxesFor, fromForm, toForm } from './choices.ts'

const choices: NotificationChoices = {
  mail: { message: true, reminder: false, letter: true },
  push: { message: false, reminder: true },
  quietHours: { from: '21:00', to: '08:00' },
}

test('The form gives back the choices that it shows, and keeps the letter', () => {
  expect(fromForm(toForm(choices), choices)).toEqual(choices)
})

test('Members have no boxes of staff', () => {
  expect(boxesFor('push', false)).toEqual(['push_message', 'push_reminder'])
  expect(boxesFor('mail', true)).toContain('mail_submission')
})

test.each([[{ quietFrom: '21:00' }], [{ quietTo: '21:00' }], [{ quietFrom: '21:00', quietTo: '21:00' }]])(
  'Incomplete quiet hours are refused: %j',
  (form) => {
    expect(fromForm(form, choices)).toBeNull()
  },
)

test('Empty hours mean none', () => {
  expect(fromForm({}, choices)).toMatchObject({ quietHours: null })
})
