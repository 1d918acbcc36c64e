import { expect, it } from 'vitest'
import { catalogue, type Entry } from './catalogue.ts'
import { type TextKey, t, textList } from './index.ts'

const found = (key: string): Entry | undefined => catalogue.get(key)

it('the catalogue finds a text by its key, with French typography', () => {
  expect(t('failure.again')).toBe(found('failure.again'))
  expect(t('conversation.sign_in')).not.toBe('conversation.sign_in')
})

it('the catalogue fills in the values of a text, and nothing for absent ones', () => {
  expect(t('account.email.waiting', { email: 'a@b.fr' })).toContain('a@b.fr')
  expect(t('account.email.waiting', {})).not.toMatch(/[{}]|undefined/)
})

it('the catalogue inserts a value unchanged, whatever characters it has', () => {
  expect(t('account.email.waiting', { email: '$& <b> {{email}}' })).toContain('$& <b> {{email}}')
})

it('the catalogue chooses the French plural form: 0 and 1, a million, other numbers', () => {
  const [base, forms] = [...catalogue].find(([, one]) => typeof one === 'object' && 'many' in one) ?? []
  const { one, many, other } = forms as { one: string; many: string; other: string }
  const shown = (count: number) => t(base as TextKey, { count })
  const filled = (text: string, count: number) => text.replaceAll('{{count}}', String(count))
  for (const count of [0, 1]) expect(shown(count)).toBe(filled(one, count))
  for (const count of [2, 99]) expect(shown(count)).toBe(filled(other, count))
  expect(shown(1_000_000)).toBe(filled(many, 1_000_000))
})

it('the catalogue puts no eliding word before the site’s name', () => {
  const elided = /\b(?:que|de|le|la|je|ne|se|lorsque|jusque) \{\{site\}\}/i
  expect([...catalogue].filter(([, text]) => elided.test(JSON.stringify(text)))).toEqual([])
})

it('the catalogue returns the entries of a list with their fields', () => {
  expect(textList('accessibility.method_rows')[0]).toMatchObject({ term: expect.any(String) })
})
