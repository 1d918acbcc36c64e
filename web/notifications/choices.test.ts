import { expect, test } from 'vitest'
import type { NotificationChoices } from '../../contracts/accounts/notifications.ts'
import type { Role } from '../../contracts/accounts/roles.ts'
import { boxesFor, fromForm, toForm } from './choices.ts'

const choices: NotificationChoices = {
  mail: { message: true, reminder: false, letter: true },
  push: { message: false, reminder: true },
  quietHours: { from: '21:00', to: '08:00' },
}

test('Converting choices to a form and back changes nothing', () => {
  expect(fromForm(toForm(choices), choices, ['user'])).toEqual(choices)
})

test('Choices that are not offered stay as they are', () => {
  const mail = { ...choices.mail, submission: true, return: false, mention: true }
  const push = { ...choices.push, submission: true, return: true, mention: true }
  expect(fromForm({}, { mail, push, quietHours: null }, ['user', 'coach'])).toEqual({
    mail: { ...mail, message: false, mention: false },
    push: { ...push, mention: false },
    quietHours: null,
  })
})

test.each<[Role[], string]>([
  [['user'], 'mail_message mail_reminder push_message'],
  [['user', 'vip'], 'mail_message mail_reminder push_message'],
  [['user', 'coach'], 'mail_message mail_reminder mail_mention push_message push_mention'],
  [['user', 'support'], 'mail_message mail_reminder mail_mention push_message push_mention'],
  [['user', 'writer'], 'mail_return mail_mention push_return push_mention'],
  [['user', 'editor'], 'mail_submission mail_mention push_submission push_mention'],
  [
    ['user', 'admin'],
    'mail_message mail_reminder mail_submission mail_mention push_message push_submission push_mention',
  ],
  [
    ['user', 'vip', 'editor'],
    'mail_message mail_reminder mail_submission mail_mention push_message push_submission push_mention',
  ],
])('The roles %j are offered the notices that reach them', (roles, names) => {
  expect([...boxesFor('mail', roles), ...boxesFor('push', roles)].join(' ')).toBe(names)
})

test.each([[{ quietFrom: '21:00' }], [{ quietTo: '21:00' }], [{ quietFrom: '21:00', quietTo: '21:00' }]])(
  'Incomplete quiet hours are refused: %j',
  (form) => {
    expect(fromForm(form, choices, ['user'])).toBeNull()
  },
)

test('A form without hours removes the quiet hours', () => {
  expect(fromForm({}, choices, ['user'])).toMatchObject({ quietHours: null })
})
