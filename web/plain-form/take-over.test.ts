// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { isInUse } from '../tabs/fields-in-use.ts'
import { formPage, showPage } from './fixtures/form-page.ts'
import { plainFormIn, takeOver } from './take-over.ts'

const parse = (html: string, attributes = '') =>
  new DOMParser().parseFromString(
    `<!doctype html><html ${attributes}><head><title>Suite</title></head><body>${html}</body></html>`,
    'text/html',
  )

test('the server’s answer takes the place of the page, and what it does not send back stays', () => {
  const form = showPage(formPage())
  const number = form.elements.namedItem('number') as HTMLInputElement
  number.value = '4242 4242'
  number.focus()
  takeOver(parse(formPage({ above: '<p role="alert">Refusé</p>' }).replace('"one"', '"two"')))
  const next = plainFormIn(document)
  const value = (name: string) => (next?.elements.namedItem(name) as HTMLInputElement | null)?.value
  expect(next).not.toBe(form)
  expect([value('number'), value('idempotencyKey')]).toEqual(['4242 4242', 'two'])
  expect(next?.querySelector('[role=alert]')?.textContent).toBe('Refusé')
  expect(document.activeElement).toBe(next?.elements.namedItem('number'))
  expect(document.title).toBe('Suite')
  expect(isInUse(), 'another tab must not make it load anew').toBe(true)
})

test('the scripts that follow other tabs learn who reads the page now', () => {
  document.documentElement.dataset.metadata = 'before'
  showPage(formPage())
  takeOver(parse(formPage(), 'data-reader="zoe" data-roles="user"'))
  expect({ ...document.documentElement.dataset }).toEqual({ reader: 'zoe', roles: 'user' })
})

test('one of a few stays chosen', () => {
  const radios = ['vie', 'amour', 'estime']
    .map((value) => `<input type="radio" name="theme" value="${value}">`)
    .join('')
  showPage(`<main><form data-plain-form>${radios}</form></main>`)
  document.querySelector<HTMLInputElement>('[value=amour]')?.click()
  takeOver(parse(`<main><form data-plain-form id="next">${radios}</form></main>`))
  const next = plainFormIn(document) as HTMLFormElement
  expect([next.id, new FormData(next).get('theme')]).toEqual(['next', 'amour'])
})
