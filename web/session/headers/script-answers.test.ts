import { RouterContextProvider, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { siteContext } from '../../context.ts'
import { answerScript, loadAsDocument } from './script-answers.ts'

const address = 'https://site.test/registration'

async function passThrough(answer: Response, headers: Record<string, string>): Promise<Response> {
  const request = new Request(address, { method: 'POST', headers })
  return (await answerScript({ request } as never, async () => answer)) as Response
}

const prefer = { prefer: 'return=minimal' }

test('a script gets a redirect as a 204 with its address and cookies', async () => {
  const away = () => redirect('/registration/payment', { headers: { 'set-cookie': 'session=1' } })
  const answer = await passThrough(away(), prefer)
  expect([answer.status, answer.headers.get('location')]).toEqual([204, '/registration/payment'])
  expect(answer.headers.getSetCookie()).toEqual(['session=1'])
  expect((await passThrough(away(), {})).status).toBe(302)
})

test('a response other than a redirect is unchanged', async () => {
  const page = new Response('<p>', { status: 200 })
  expect(await passThrough(page, prefer)).toBe(page)
})

async function ask(method: string, path: string): Promise<Response | 'page'> {
  const context = new RouterContextProvider()
  const pages = { at: (at: string) => (at === '/coaching' ? { facts: { app: true } } : undefined) }
  context.set(siteContext, { pages } as never)
  const request = new Request(`https://site.test${path}`, { method })
  const url = new URL(request.url.replace('.data', ''))
  try {
    await loadAsDocument({ context, request, url } as never, async () => new Response())
    return 'page'
  } catch (thrown) {
    return thrown as Response
  }
}

test('An app’s router is told to load a static page as a document', async () => {
  const answer = (await ask('GET', '/registration.data?utk=a')) as Response
  expect(answer.headers.get('location')).toBe('/registration?utk=a')
  expect(answer.headers.get('x-remix-reload-document')).toBe('true')
})

test.each([
  ['GET', '/registration'],
  ['POST', '/registration.data'],
  ['GET', '/coaching.data'],
])('%s %s is answered by the page', async (method, path) => expect(await ask(method, path)).toBe('page'))
