import { expect, test } from 'vitest'
import { newDiscussionForm, titleOf } from './new-discussion-form.ts'

const written = { theme: 'Amour', coach: 'any', message: 'Bonjour' } as const

test('the theme travels as the title’s prefix, before what she calls it', () => {
  expect(titleOf({ ...written, subject: 'Le dimanche' })).toBe('[Amour]: Le dimanche')
})

test('without a name, a discussion is called by how her message begins, cut between words', () => {
  expect(titleOf({ ...written, message: '  Bonjour Claire.\nJe vous écris.' })).toBe('[Amour]: Bonjour Claire.')
  const message = 'Depuis que nous avons emménagé ensemble nous ne parlons plus que des courses'
  expect(titleOf({ ...written, message })).toBe('[Amour]: Depuis que nous avons emménagé ensemble nous ne parlons…')
  expect(titleOf({ ...written, message: '🌷'.repeat(100) })).toBe(`[Amour]: ${'🌷'.repeat(60)}…`)
})

test('consent is asked for where it is needed, and only a ticked box gives it', () => {
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
