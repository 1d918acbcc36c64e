import { expect, test } from 'vitest'
import { englishAddress } from './language-links.tsx'

test('the English link translates the page from French', () => {
  const { origin, searchParams } = new URL(englishAddress('https://maison.fr/articles?q=rêve&tags=a'))
  expect(origin).toBe('https://translate.google.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    sl: 'fr',
    tl: 'en',
    hl: 'en',
    u: 'https://maison.fr/articles?q=rêve&tags=a',
  })
})
