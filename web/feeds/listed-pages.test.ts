import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteContext } from '../context.ts'
import { sitePages } from '../fixtures/site-pages.ts'
import { loader as robots } from '../routes/feeds/robots.ts'
import { loader as securityTxt } from '../routes/feeds/security-txt.ts'
import { loader as sitemap } from '../routes/feeds/sitemap.ts'

const context = new RouterContextProvider()
const api = { call: async () => ({ payload: [], page: { next: null } }) }
const remember = (_key: string, load: () => unknown) => load()
const site = { api, remember, settings: { publicUrl: 'https://maison.fr' }, pages: await sitePages() }
context.set(siteContext, site as never)

test('the site map lists each indexed page that needs no parameter', async () => {
  const xml = await (await sitemap({ context } as never)).text()
  const paths = [...xml.matchAll(/<loc>https:\/\/maison\.fr([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(paths.sort()).toEqual([
    '/',
    '/about',
    '/accessibility',
    '/articles',
    '/authors',
    '/categories',
    '/coaches',
    '/contact',
    '/cookies',
    '/legal-notice',
    '/privacy',
    '/tags',
    '/terms-of-service',
  ])
})

test('security.txt names the owner’s address and expires within a year', async () => {
  const site = new RouterContextProvider()
  const shown = {
    settings: { publicUrl: 'https://maison.fr' },
    async publicSettings() {
      return { contactEmail: `bonjour@${new URL(this.settings.publicUrl).host}` }
    },
  }
  site.set(siteContext, shown as never)
  const text = await (await securityTxt({ context: site } as never)).text()
  expect(text).toContain('Contact: mailto:bonjour@maison.fr\nContact: https://maison.fr/contact\n')
  expect(text).toContain('Canonical: https://maison.fr/.well-known/security.txt\n')
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').getTime() - Date.now()
  expect(expires / 86_400_000).toBeGreaterThan(150)
  expect(expires / 86_400_000).toBeLessThan(365)
})

test('robots.txt keeps crawlers out of personal pages, the back office and the API', async () => {
  const text = await robots({ context } as never).text()
  const paths = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)
  expect(paths.sort()).toEqual([
    '/account',
    '/admin',
    '/api',
    '/callback/payment',
    '/coaching',
    '/contact/switch',
    '/contact/tickets',
    '/favorites',
    '/registration',
    '/relay',
    '/sandbox',
  ])
})
