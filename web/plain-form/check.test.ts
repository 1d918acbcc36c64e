// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { messages } from '../../contracts/messages.ts'
import { type CheckName, errorsIn } from './check.ts'

function errors(name: CheckName, values: Record<string, string>): Record<string, string> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ idempotencyKey: 'one', ...values })) form.set(field, value)
  return Object.fromEntries(errorsIn(name, form))
}

const account = { uid: crypto.randomUUID(), identifier: 'zoe@exemple.fr', password: 'une phrase bien à elle 42' }
const card = {
  firstname: 'Zoé',
  lastname: 'D’Été',
  holder: 'Zoé D’Été',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  code: '123',
}

test('an empty registration is wrong by the server’s own sentences', () => {
  expect(errors('registration', { uid: account.uid, identifier: '', password: '' })).toEqual({
    identifier: messages.required,
    password: messages.required,
    terms: messages.terms,
  })
})

test('each form is right as the server takes it', () => {
  expect(errors('registration', { ...account, terms: 'on', token: '', platform: '', utk: '' })).toEqual({})
  expect(errors('member', card)).toEqual({})
  expect(errors('guest', { ...account, ...card, terms: 'on' })).toEqual({})
})

test('a card is checked as it is written: its number’s checksum, its month, its code', () => {
  expect(errors('member', { ...card, number: '4242 4242 4242 4241', expiry: '13/34', code: '12' })).toEqual({
    number: messages.cardNumber,
    expiry: messages.cardMonth,
    code: messages.cardCode(3, 4),
  })
})

test('signing in asks for both words; a code or a passkey may be missing', () => {
  expect(errors('signIn', { identifier: '', password: '' })).toEqual({
    identifier: messages.required,
    password: messages.required,
  })
  const right = { identifier: 'zoe@exemple.fr', password: 'une phrase' }
  expect(errors('signIn', right)).toEqual({})
  expect(errors('signIn', { ...right, otp: '', passkey: '' })).toEqual({})
})

test('gifts and a new link are checked as the server does', () => {
  const { firstname, lastname } = card
  const gift = { firstname, lastname, months: '3', startsOnUse: 'on' }
  expect(errors('guestGift', { ...card, ...gift, email: 'zoe@exemple.fr' })).toEqual({})
  expect(errors('memberHostedGift', gift)).toEqual({})
  expect(Object.keys(errors('guestHostedGift', { ...gift, startsOnUse: '', email: 'zoe' }))).toEqual([
    'startsOnUse',
    'email',
  ])
  expect(errors('redeem', { gift: '' })).toEqual({ gift: messages.required })
  expect(errors('registerAndRedeem', { ...account, gift: 'CODE', terms: 'on' })).toEqual({})
  expect(errors('supportLink', { email: '' })).toEqual({ email: messages.required })
})

test('a new card and a new password are too', () => {
  const { holder, number, expiry, code } = card
  expect(errors('card', { holder, number, expiry, code })).toEqual({})
  expect(errors('card', { holder, number, expiry, code: '' })).toEqual({ code: messages.required })
  expect(errors('askReset', { identifier: 'zoe@exemple.fr' })).toEqual({})
  expect(errors('setPassword', { password: '' })).toEqual({ password: messages.required })
})
