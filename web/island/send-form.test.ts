// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { fresh } from './page.ts'
import { type IslandPage, writePage } from './page-data.ts'
import { askAgain, sendForm } from './send-form.ts'

const fetching = vi.fn()
vi.stubGlobal('fetch', fetching)

interface Asked {
  method: string
  answer(name: string): void
}
let asked: Asked[]

const isLeft = () => fresh.get()?.params.uid

/** An answer to the page's own address whose island shows that name. */
function pageNamed(name: string): Response {
  const island = { params: { uid: name } } as IslandPage
  const html = `<script type="application/json" data-island>${writePage(island)}</script>`
  return Object.defineProperty(new Response(html), 'url', { value: location.href })
}

beforeEach(() => {
  asked = []
  fresh.set(undefined)
  fetching.mockImplementation(
    (_path: string, { method = 'GET' }: RequestInit) =>
      new Promise<Response>((resolve) => {
        asked.push({ method, answer: (name) => resolve(pageNamed(name)) })
      }),
  )
})

function form(): HTMLFormElement {
  document.body.innerHTML = '<form action="/contact/tickets/1"><input name="message" value="Bonjour"></form>'
  return document.querySelector('form') as HTMLFormElement
}

test('Of two refreshes the last one is shown, whichever is answered first', async () => {
  const refreshes = [askAgain(), askAgain()]
  asked[1]?.answer('new')
  await refreshes[1]
  asked[0]?.answer('old')
  await refreshes[0]
  expect(isLeft()).toBe('new')
})

test('A refresh that began before a form was sent does not replace its answer', async () => {
  const refresh = askAgain()
  const sent = sendForm(form(), null)
  asked[1]?.answer('after the form')
  await sent
  asked[0]?.answer('before the form')
  await refresh
  expect(isLeft()).toBe('after the form')
})

test('A refresh that is wanted while a form is sent follows its answer', async () => {
  const sent = sendForm(form(), null)
  await askAgain()
  expect(asked.map(({ method }) => method)).toEqual(['POST'])
  asked[0]?.answer('after the form')
  await sent
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET'])
  asked[1]?.answer('newest')
  await vi.waitFor(() => expect(isLeft()).toBe('newest'))
})
