import { expect, test } from 'vitest'
import { rulesOf } from '../forms/field-rules.ts'
import { newTicketForm } from './contact-forms.ts'

test('A request without a message shows « Écrivez quelques mots. »', () => {
  expect(newTicketForm.shape.message.safeParse(undefined).error?.issues[0]?.message).toBe('Écrivez quelques mots.')
  expect(rulesOf(newTicketForm.shape.message).missing).toBe('Écrivez quelques mots.')
})
