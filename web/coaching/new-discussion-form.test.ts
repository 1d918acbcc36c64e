import { expect, test } from 'vitest'
import { newDiscussionForm, titleOf } from './new-discussion-form.ts'

const written = { theme: 'Amour', coach: 'any', message: 'Bonjour' } as const

test('the theme is the prefix of the discussion’s title', () => {
  expect(titleOf({ ...written, subject: 'Le dimanche' })).toBe('[Amour]: Le dimanche')
})

test('an unnamed discussion is titled by its message, cut between words', () => {
  const message = 'Depuis que nous avons emménagé ensemble nous ne parlons plus que des courses'
  expect(titleOf({ ...written, message })).toBe('[Amour]: Depuis que nous avons emménagé ensemble nous ne parlons…')
  expect(titleOf({ ...written, message: '🌷'.repeat(100) })).toBe(`[Amour]: ${'🌷'.repeat(60)}…`)
})

test.each([
  ['  Bonjour Claire.\nJe vous écris.', 'Je vous écris.'],
  ['Bonjour,\n\nje ne dors plus', 'Je ne dors plus'],
  ['Bonsoir à toutes, voilà ma question', 'Voilà ma question'],
  ['Bonjour je ne dors plus', 'Je ne dors plus'],
  ['Bonjour Claire je ne dors plus', 'Claire je ne dors plus'],
  ['Chère Inès, merci', 'Merci'],
  ['Chercher un sens', 'Chercher un sens'],
  ['Cherche à comprendre', 'Cherche à comprendre'],
  ['Bonjour', 'Amour'],
  ['Coucou !\n…', 'Amour'],
])('a discussion’s title leaves out the message’s salutation: %j', (message, title) => {
  expect(titleOf({ ...written, message })).toBe(`[Amour]: ${title}`)
})

test('a discussion that needs consent requires the ticked box', () => {
  const asking = newDiscussionForm('Votre accord est nécessaire.')
  expect(asking.safeParse(written).error?.issues[0]).toMatchObject({
    path: ['consent'],
    message: 'Votre accord est nécessaire.',
  })
  expect(asking.safeParse({ ...written, consent: 'on' }).success).toBe(true)
  expect(newDiscussionForm(null).safeParse(written).success).toBe(true)
})

test('a theme, a coach and a message are required', () => {
  const paths = newDiscussionForm(null)
    .safeParse({})
    .error?.issues.map(({ path }) => path[0])
  expect(paths).toEqual(['theme', 'coach', 'message'])
})
