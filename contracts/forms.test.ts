import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  email,
  isoDateTimeInput,
  messageText,
  normalizedEmail,
  password,
  personName,
  shortCode,
  slug,
  uuid,
  version,
} from './forms.ts'
import { messages } from './messages.ts'
import { codePointLength } from './text/code-points.ts'

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map((issue) => issue.message)
const passes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

test('lengths are counted in code points', () => {
  expect(codePointLength('é👩🏽')).toBe(3)
  expect(passes(password, '👩'.repeat(50))).toBe(true)
  expect(passes(password, '👩'.repeat(51))).toBe(false)
  expect(passes(messageText, '👩'.repeat(10_000))).toBe(true)
  expect(passes(messageText, 'a'.repeat(10_001))).toBe(false)
})

test.each([password, messageText, personName, email, slug, shortCode])(
  'a text field refuses what cannot be stored',
  (schema) => {
    expect(passes(schema, 'abcdefgh\0')).toBe(false)
    expect(passes(schema, 'abcdefgh\ud800')).toBe(false)
  },
)

test('an empty or absent field gives only the error that it is required', () => {
  for (const schema of [password, messageText, personName, email, slug]) {
    expect(said(schema, '')).toEqual([messages.required])
    expect(said(schema, undefined)).toEqual([messages.required])
  }
  expect(said(messageText, ' \n\u00a0 ')).toEqual([messages.required])
})

test('a text that is too long gets an error that names both length limits', () => {
  expect(said(messageText, 'a'.repeat(10_001))).toEqual([messages.between(1, 10_000)])
  expect(messages.between(1, 200)).toBe('Ce champ doit compter entre 1 et 200\u00a0caractères.')
  expect(messages.between(0, 10_000)).toBe('Ce champ doit compter au plus 10\u202f000\u00a0caractères.')
})

test('a line end counts as one character and is stored as one', () => {
  expect(messageText.parse('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
  expect(passes(messageText, `a${'\r\n'.repeat(9_999)}`)).toBe(true)
  expect(said(messageText, `a${'\r\n'.repeat(10_000)}`)).toEqual([messages.between(1, 10_000)])
})

test('a password keeps its line ends unchanged', () => {
  expect(password.parse('aB3!\r\neF6?\r')).toBe('aB3!\r\neF6?\r')
})

test('a value of the wrong type gets the error of its field', () => {
  expect(said(password, 12)).toEqual([messages.invalid])
  expect(said(version, 'x')).toEqual([messages.number])
  expect(said(version, 1.5)).toEqual(['Un nombre entier est attendu.'])
  expect(said(uuid, 'x')).toEqual([messages.uuid])
})

describe('password', () => {
  test('a password has 8 to 50 characters of any kind', () => {
    expect(passes(password, 'aB3!eF6?')).toBe(true)
    expect(passes(password, '  ; \t…  !  ?')).toBe(true)
    expect(passes(password, 'é'.repeat(50))).toBe(true)
    expect(said(password, 'a'.repeat(7))).toEqual(['Le mot de passe doit compter entre 8 et 50\u00a0caractères.'])
    expect(said(password, 'a'.repeat(51))).toEqual([messages.password(8, 50)])
  })

  test.each(['password', '12345678', 'azertyui', ' '.repeat(8)])('%j is too easy to guess', (easy) => {
    expect(said(password, easy)).toEqual([messages.passwordWeak])
  })
})

describe('name', () => {
  test.each(['Léa', 'Anne-Marie', 'd’Arc', "d'Arc", 'J. R.', 'Łucja', 'E\u0301lodie'])('%s is accepted', (name) => {
    expect(passes(personName, name)).toBe(true)
  })

  test.each(['<b>', 'Léa1', 'a@b', 'a_b', 'a\tb'])('%s is refused', (name) => {
    expect(said(personName, name)).toEqual([messages.nameCharacters])
  })

  test.each([
    ['Marie\u00a0Claude', 'Marie Claude'],
    ['Marie\u202fClaude', 'Marie Claude'],
    ['Anne\u2011Marie', 'Anne-Marie'],
    ['Anne\u2010Marie', 'Anne-Marie'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(personName.parse(typed)).toBe(kept)
  })

  test('a name has 1 to 24 characters', () => {
    expect(passes(personName, 'a'.repeat(24))).toBe(true)
    expect(said(personName, 'a'.repeat(25))).toEqual([messages.name(1, 24)])
  })
})

test.each([
  'a@b.fr',
  'prenom.nom+x@sous.exemple.fr',
  "o'neil@exemple.fr",
  'élodie@exämple.fr',
  'a@xn--bcher-kva.xn--p1ai',
])('the e-mail field accepts %s', (value) => expect(passes(email, value)).toBe(true))

test.each([
  'a',
  'a@b',
  '@b.fr',
  'a@',
  'a b@c.fr',
  'a@b..fr',
  '.a@b.fr',
  'a.@b.fr',
  'a..b@c.fr',
  'a@-b.fr',
  'a@@b.fr',
  ' a@b.fr',
  '<a@b.fr>',
])('the e-mail field refuses %s', (value) => expect(said(email, value)).toEqual([messages.email]))

test('an address has at most 254 characters, and 64 before the @', () => {
  const domain = `${`${'d'.repeat(60)}.`.repeat(3)}fr`
  const longest = `${'a'.repeat(64)}@${domain}`
  expect(passes(email, longest)).toBe(true)
  expect(passes(email, `a@${'d.'.repeat(130)}fr`)).toBe(false)
  expect(passes(email, `${'a'.repeat(65)}@b.fr`)).toBe(false)
})

test('addresses are normalized to lower case and NFC', () => {
  expect(normalizedEmail.parse('E\u0301lodie@Exemple.FR')).toBe('élodie@exemple.fr')
})

test('a long hostile address is refused quickly', () => {
  for (const value of ['a.'.repeat(20_000), `${'a'.repeat(64)}@${'a-'.repeat(20_000)}`, `a@${'a.'.repeat(20_000)}!`]) {
    expect(passes(email, value)).toBe(false)
  }
})

test('slugs and short codes with invalid characters are refused', () => {
  expect(passes(slug, 'claire-martin-2')).toBe(true)
  for (const wrong of ['Claire', 'a--b', '-a', 'a-', 'é', 'a b', 'a'.repeat(97), '../a'])
    expect(passes(slug, wrong)).toBe(false)
  expect(passes(shortCode, 'a'.repeat(96))).toBe(true)
  expect(passes(shortCode, 'A')).toBe(false)
  // The fields of the screens are « Adresse », « Code » and « Identifiant ».
  expect(said(slug, 'a b')).toEqual([
    'Ce champ ne peut contenir que des minuscules sans accent, des chiffres et des traits d’union.',
  ])
})

test('a date needs a time and a zone and must exist', () => {
  expect(passes(isoDateTimeInput, '2026-01-31T10:00:00Z')).toBe(true)
  expect(passes(isoDateTimeInput, '2026-01-31T10:00:00.000+02:00')).toBe(true)
  for (const wrong of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-10:00', '2026-02-30T00:00:00Z', '2026-01-31']) {
    expect(said(isoDateTimeInput, wrong)).toEqual([messages.date])
  }
})
