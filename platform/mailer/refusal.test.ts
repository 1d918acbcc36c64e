import { expect, test } from 'vitest'
import { permanentRefusal } from './refusal.ts'

const refusalOf = (response: string, command = 'RCPT TO') =>
  permanentRefusal({ response, responseCode: Number(response.slice(0, 3)), command })?.kind

test.each([
  '550 5.1.1 <zoe@exemple.fr>: Recipient address rejected: User unknown in virtual mailbox table',
  '550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the address',
  '550 5.2.1 The email account that you tried to reach is disabled',
  '550 5.1.2 bad destination system',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient zoe@exemple.fr not found by SMTP address lookup',
  '550 5.7.1 <zoe@exemple.fr>: Recipient address rejected: User unknown',
  '550 No such user here',
  '550 Requested action not taken: mailbox unavailable',
  '550 5.5.0 Adresse d au moins un destinataire invalide. Adresse inconnue',
])('A refusal of the address is a hard bounce: %s', (answer) => expect(refusalOf(answer)).toBe('hard'))

test.each([
  '552 5.2.2 mailbox full',
  '550 5.2.2 <zoe@exemple.fr>: user is over quota',
  '552 5.3.4 Message size exceeds fixed limit',
  '554 The mailbox zoe@exemple.fr is full',
])('A refusal of this mail only is a soft bounce: %s', (answer) => expect(refusalOf(answer, 'DATA')).toBe('soft'))

test.each([
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
  '550 5.7.1 Relaying denied',
  '554 5.7.0 Reject, try again later',
  '550 5.4.5 Daily user sending limit exceeded',
  '550 5.7.26 This mail has been blocked because the sender is unauthenticated',
  '550 5.1.8 <bonjour@exemple.fr>: Sender address rejected: Domain not found',
  '553 5.1.8 Sender address rejected',
  '550 5.1.1 Recipient address rejected: blocked by policy',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
  '554 5.7.1 Message rejected as spam',
  '571 Delivery not authorized, message refused',
  '550 rejected',
])('A refusal of our server is not a bounce: %s', (answer) => {
  expect(refusalOf(answer)).toBeUndefined()
  expect(refusalOf(answer, 'DATA')).toBeUndefined()
})

test.each(['MAIL FROM', 'EHLO', 'AUTH PLAIN'])('A refused %s is not a bounce', (command) => {
  expect(refusalOf('550 5.1.1 User unknown', command)).toBeUndefined()
})

test('A temporary refusal is not a bounce', () => expect(refusalOf('450 4.1.1 User unknown')).toBeUndefined())
