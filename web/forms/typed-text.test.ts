// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { restoreInterrupted, storeInterrupted } from '../static-page/interrupted-form.ts'
import { fillTyped, parseTyped, readTyped } from './typed-text.ts'

const html = `<main><form></form><form id="typed">
  <input type="hidden" name="key" value="1"><input name="subject"><textarea name="message"></textarea>
  <select name="category"><option value=""></option><option value="a">A</option></select>
  <input type="radio" name="theme" value="x"><input type="radio" name="theme" value="y">
  <input type="checkbox" name="consent"><input type="file" name="files">
  <input type="password" name="password" autocomplete="current-password">
  <input type="text" name="shown" autocomplete="new-password">
  <input name="number" autocomplete="cc-number"><input name="otp" autocomplete="one-time-code">
</form></main>`

const formNow = () => document.getElementById('typed') as HTMLFormElement
const field = (name: string, value?: string) =>
  formNow().querySelector<HTMLInputElement>(`[name="${name}"]${value ? `[value="${value}"]` : ''}`) as HTMLInputElement

beforeEach(() => {
  document.body.innerHTML = html
  sessionStorage.clear()
})

function typeIn(): void {
  for (const name of ['subject', 'message', 'password', 'shown', 'number', 'otp']) field(name).value = `own ${name}`
  field('category').value = 'a'
  field('theme', 'y').checked = true
  field('consent').checked = true
}
const typed = { subject: 'own subject', message: 'own message', category: 'a', theme: 'y' }

describe('text typed in a form', () => {
  test('typed text is kept without passwords, codes, cards and checkboxes', () => {
    typeIn()
    expect(readTyped(formNow())).toEqual(typed)
  })

  test('typed text is restored as if the user typed it', () => {
    const changed: string[] = []
    formNow().addEventListener('input', ({ target }) => changed.push((target as HTMLInputElement).name))
    fillTyped(formNow(), { ...typed, consent: 'on', unknown: 'x' })
    expect(readTyped(formNow())).toEqual(typed)
    expect(changed).toEqual(expect.arrayContaining(['subject', 'message', 'category', 'theme']))
    expect(field('consent').checked).toBe(false)
  })

  test.each([null, 'no json', '[]', '{"subject":1}', 'null'])('%s is ignored as a stored value', (stored) => {
    expect(parseTyped(stored)).toEqual({})
  })
})

test('text of an interrupted session is restored once, into the same form', () => {
  typeIn()
  storeInterrupted(formNow(), '/account')
  document.body.innerHTML = html
  restoreInterrupted('/articles')
  expect(readTyped(formNow())).toEqual({})
  restoreInterrupted('/account')
  expect(readTyped(formNow())).toEqual(typed)
  document.body.innerHTML = html
  restoreInterrupted('/account')
  expect(readTyped(formNow())).toEqual({})
})
