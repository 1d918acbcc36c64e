// @vitest-environment jsdom

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { formPage, showPage } from './fixtures/form-page.ts'
import { guardLinks } from './guard-links.ts'

const fetching = vi.fn<() => Promise<Response>>()

beforeAll(() => {
  guardLinks()
  // The browser's default action after all listeners, which jsdom does not implement.
  window.addEventListener('click', (event) => event.preventDefault())
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

/** Clicks a link of the page. @returns whether the script handled it */
function follow({ typed = '', link = '<a href="/articles">Lire</a>' }): boolean {
  vi.stubGlobal('fetch', fetching)
  const form = showPage(formPage() + link)
  const number = form.elements.namedItem('number') as HTMLInputElement
  number.value = typed
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  const taken = vi.spyOn(press, 'preventDefault')
  document.querySelector('a')?.dispatchEvent(press)
  return taken.mock.calls.length > 1
}

test.each([
  '<a href="/terms-of-service" target="_blank">CG</a>',
  '<a href="#haut">Haut</a>',
  '<a href="https://exemple.org/">E</a>',
])('The browser follows %s', (link) => {
  expect(follow({ link })).toBe(false)
  expect(fetching).not.toHaveBeenCalled()
})

test.each([
  ['without a network', () => Promise.reject(new TypeError()), 'Le réseau n’a pas répondu'],
  ['behind a proxy that fails', async () => new Response(null, { status: 502 }), 'Le site n’a pas pu répondre'],
])('%s the page stays with everything typed', async (_, answer, title) => {
  fetching.mockImplementation(answer)
  expect(follow({ typed: '4242' })).toBe(true)
  await vi.waitFor(() => expect(document.querySelector('[data-failure=page]')?.textContent).toContain(title))
  expect(document.querySelector<HTMLInputElement>('[name=number]')?.value).toBe('4242')
})
