import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choiceCookie } from '../web/consent/dialog.ts'
import { sitePages } from '../web/fixtures/site-pages.ts'
import { journeyCookie } from '../web/registration/journey.ts'
import { localeCookie } from '../web/session/cookies/cookies.ts'
import { flashCookie } from '../web/session/cookies/flash.ts'
import { deviceCookie, sessionCookies } from '../web/session/request-site.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const sources = files
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }))

const found = (pattern: RegExp) =>
  sources.flatMap(({ file, source }) => [...source.matchAll(pattern)].map(([text]) => `${file}: ${text}`))

test('the server hard-codes no page address', async () => {
  const first = (await sitePages()).pages.map(({ path }) => path.split('/')[1] ?? '').filter((part) => part !== '')
  const parts = [...new Set(first)].map((part) => part.replace('.', '\\.'))
  expect(parts).toEqual(expect.arrayContaining(['article', 'coaching', 'contact', 'account']))
  const address = new RegExp(`['"\`]\\^?\\\\?/(?:${parts.join('|')})(?![\\w-])[^'"\`]*`, 'g')
  expect("pathname === '/coaching/:uid'").toMatch(address)
  expect(found(address)).toEqual([])
})

test('the server hard-codes no cookie name', () => {
  const names = [...Object.values(sessionCookies), deviceCookie, flashCookie, journeyCookie, localeCookie, choiceCookie]
  const any = `(?:${names.join('|')})`
  const name = new RegExp(`${any}\\)?=|['"\`]${any}['"\`]`, 'g')
  for (const example of ["cookies.get('session')", '/(?:^|; )(?:contact|flash)=/']) expect(example).toMatch(name)
  expect(found(name)).toEqual([])
})
