import { describe, expect, test } from 'vitest'
import { sitePages } from '../fixtures/site-pages.ts'
import { returnPath, withReturn } from './redirect.ts'

const pages = await sitePages()

const landing = '/articles'

describe('after signing in the user returns to the previous page', () => {
  test.each([
    '/account',
    '/account/subscription',
    '/coaching/abc?x=1#fin',
    '/registration/payment',
    '/admin/tickets/abc/show',
    '/article/dire-non',
    '/articles?q=peur',
    '/authors/claire',
    '/favorites',
    '/account/export',
  ])('%s', (path) => {
    expect(returnPath(path, landing, pages)).toBe(path)
  })

  test('the previous page survives its encoding in the address', () => {
    const target = '/coaching/abc?x=1&y=é'
    expect(new URL(withReturn('/login', target), 'https://a.fr').searchParams.get('redirect')).toBe(target)
  })
})

describe('otherwise the user goes to the provider’s landing page', () => {
  test.each(['/login', '/logout', '/reset-password?token=a', '/callback/payment?success=1'])(
    'prohibited: %s',
    (path) => {
      expect(returnPath(path, landing, pages)).toBe(landing)
    },
  )

  test.each(['/', '/contact', '/accounting', '/registration/success', '/%'])('not secured: %s', (path) => {
    expect(returnPath(path, landing, pages)).toBe(landing)
  })

  test.each([
    'https://evil.example/account',
    '//evil.example/account',
    '/\\evil.example/account',
    'javascript:alert(1)',
    'account',
    '/account/../../login',
    '',
    null,
    undefined,
  ])('another site, or no path: %s', (path) => {
    expect(returnPath(path, landing, pages)).toBe(landing)
  })
})
