// @vitest-environment jsdom

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { formPage, showPage } from './fixtures/form-page.ts'
import { guardLinks } from './guard-links.ts'

const fetching = vi.fn<() => Promise<Response>>()
const guard: { form?: (form: HTMLFormElement) => void } = {}

beforeAll(() => {
  guard.form = guardLinks()
  // The browser's own step after all that listen, which jsdom has not.
  window.addEventListener('click', (event) => event.preventDefault())
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

/** Follows a link of the page. @returns whether the script took it */
function follow({ typed = '', link = '<a href="/articles">Lire</a>' }): boolean {
  vi.stubGlobal('fetch', fetching)
  const form = showPage(formPage() + link)
  guard.form?.(form)
  const number = form.elements.namedItem('number') as HTMLInputElement
  number.value = typed
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  const taken = vi.spyOn(press, 'preventDefault')
  document.querySelector('a')?.dispatchEvent(press)
  return taken.mock.calls.length > 1
}

test('a link is left to the browser while nothing is typed, and where it opens a window', () => {
  expect(follow({})).toBe(false)
  expect(follow({ typed: '4242', link: '<a href="/terms-of-service" target="_blank">CG</a>' })).toBe(false)
  expect(fetching).not.toHaveBeenCalled()
})

test.each([
  ['without a network', () => Promise.reject(new TypeError()), 'Le réseau n’a pas répondu'],
  ['behind a proxy that fails', async () => new Response(null, { status: 502 }), 'Le site n’a pas pu répondre'],
])('%s the page stays, with what she typed, and says so', async (_, answer, title) => {
  fetching.mockImplementation(answer)
  expect(follow({ typed: '4242' })).toBe(true)
  await vi.waitFor(() => expect(document.querySelector('[data-failure=page]')?.textContent).toContain(title))
  expect(document.querySelector<HTMLInputElement>('[name=number]')?.value).toBe('4242')
})
