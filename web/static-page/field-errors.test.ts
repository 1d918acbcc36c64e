// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { focusFirstError, showError } from './field-errors.ts'

test('Every button of a radio group is tied to its error', () => {
  document.body.innerHTML = `<form>
    <input type="radio" name="theme" value="a"><input type="radio" name="theme" value="b"><p id="theme-error" data-error-of="theme"></p>
    <template data-part="field-error"><span></span></template>
  </form>`
  const form = document.querySelector('form') as HTMLFormElement
  const attributes = () =>
    [...form.querySelectorAll('input')].map((one) => [
      one.getAttribute('aria-invalid'),
      one.getAttribute('aria-describedby'),
    ])
  showError(form, 'theme', 'Choisissez un thème.')
  expect(attributes()).toEqual([
    ['true', 'theme-error'],
    ['true', 'theme-error'],
  ])
  showError(form, 'theme', undefined)
  expect(attributes()).toEqual([
    ['false', null],
    ['false', null],
  ])
})

test('The first wrong field gets the focus, else the error of the whole form', () => {
  Element.prototype.scrollIntoView = () => {}
  const focusIn = (html: string) => {
    document.body.innerHTML = `<form>${html}</form>`
    focusFirstError(document.querySelector('form') as HTMLFormElement)
    return document.activeElement?.id
  }
  const refused = '<p id="refused" role="alert">Refusée</p>'
  expect(focusIn(`${refused}<input id="number" aria-invalid="false">`)).toBe('refused')
  expect(focusIn(`${refused}<input id="number" aria-invalid="true">`)).toBe('number')
})
