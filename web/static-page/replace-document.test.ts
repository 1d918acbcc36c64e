// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { hasUnsavedInput } from '../tabs/fields-in-use.ts'
import { formPage, showPage } from './fixtures/form-page.ts'
import { formsIn } from './forms.ts'
import { replaceDocument } from './replace-document.ts'

const parse = (html: string, attributes = '') =>
  new DOMParser().parseFromString(
    `<!doctype html><html ${attributes}><head><title>Suite</title></head><body>${html}</body></html>`,
    'text/html',
  )

test('The answer replaces the page and keeps typed values that it lacks', () => {
  const form = showPage(formPage())
  const number = form.elements.namedItem('number') as HTMLInputElement
  number.value = '4242 4242'
  number.focus()
  replaceDocument(parse(formPage({ above: '<p role="alert">Refusé</p>' }).replace('"one"', '"two"')))
  const next = formsIn(document)[0]
  const value = (name: string) => (next?.elements.namedItem(name) as HTMLInputElement | null)?.value
  expect(next).not.toBe(form)
  expect([value('number'), value('idempotencyKey')]).toEqual(['4242 4242', 'two'])
  expect(next?.querySelector('[role=alert]')?.textContent).toBe('Refusé')
  expect(document.activeElement).toBe(next?.elements.namedItem('number'))
  expect(document.title).toBe('Suite')
  expect(hasUnsavedInput(), 'another tab must not make it load anew').toBe(true)
})

test('Typed values stay if only the query of the form’s address changes', () => {
  const form = showPage(formPage())
  ;(form.elements.namedItem('number') as HTMLInputElement).value = '4242'
  replaceDocument(parse(formPage().replace('/registration"', '/registration?formula=annuel"')))
  const field = formsIn(document)[0]?.elements.namedItem('number')
  expect((field as HTMLInputElement | null)?.value).toBe('4242')
})

test('The document’s attributes name the current reader', () => {
  document.documentElement.dataset.metadata = 'before'
  showPage(formPage())
  replaceDocument(parse(formPage(), 'data-reader="zoe" data-roles="user"'))
  expect({ ...document.documentElement.dataset }).toEqual({ reader: 'zoe', roles: 'user' })
})

test('The way-out choices and the tab’s icon are taken from the new page', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
  document.body.innerHTML = '<main id="contenu"></main><div data-way-out="before"></div>'
  const next = '<link rel="icon" href="/neutral.svg"><main id="contenu"></main><div data-way-out="after"></div>'
  replaceDocument(new DOMParser().parseFromString(next, 'text/html'))
  expect(document.querySelector<HTMLElement>('[data-way-out]')?.dataset.wayOut).toBe('after')
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/neutral.svg')
})

test('The chosen radio button stays chosen', () => {
  const radios = ['vie', 'amour', 'estime']
    .map((value) => `<input type="radio" name="theme" value="${value}">`)
    .join('')
  showPage(`<main><form method="post">${radios}</form></main>`)
  document.querySelector<HTMLInputElement>('[value=amour]')?.click()
  replaceDocument(parse(`<main><form method="post" id="next">${radios}</form></main>`))
  const next = formsIn(document)[0] as HTMLFormElement
  expect([next.id, new FormData(next).get('theme')]).toEqual(['next', 'amour'])
})

test('The focus moves to the field that the next step begins with', () => {
  const form = showPage(formPage())
  form.querySelector<HTMLElement>('button')?.focus()
  replaceDocument(parse(formPage({ above: '<label>Code <input id="code" name="code" autofocus></label>' })))
  expect(document.activeElement?.id).toBe('code')
})

test('An open fold with an id opens no other fold of the next page', () => {
  const folds = (named: string) => `<main>${named}<details><summary>Formule</summary></details></main>`
  showPage(folds('<details id="code" open></details>'))
  replaceDocument(parse(folds('')))
  expect(document.querySelector('details')?.open).toBe(false)
  document.querySelector('details')?.setAttribute('open', '')
  replaceDocument(parse(folds('<details id="code"></details>')))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})
