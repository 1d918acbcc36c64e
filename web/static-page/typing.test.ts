// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { t } from '../i18n/index.ts'
import { enhanceInputs } from './typing.ts'

const page = `<form>
  <span data-brand="">?</span>
  <input name="number" data-mask="#### #### #### ####">
  <span data-brand-name></span>
  <template data-part="card-brands"><span data-brand="">?</span><span data-brand="visa">VISA</span><span data-brand="other"><span></span></span></template>
  <input name="expiry" autocomplete="cc-exp">
  <input name="any" data-mask="@@-**-##">
  <input name="code" data-mask="####" aria-describedby="hint"><p id="hint"></p>
  <div data-new-password><input name="password"><template data-part="password-meter"><div><i data-step></i><i data-step></i><i data-step></i><i data-step></i><strong></strong> <span></span></div></template></div>
</form>`

let form: HTMLFormElement
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  document.body.innerHTML = page
  form = document.querySelector('form') as HTMLFormElement
  enhanceInputs(form)
})

const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
function write(name: string, text: string): void {
  field(name).value = text
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}
const brand = () => form.querySelector('[data-brand]')

test('A typed card number is grouped and shows its brand', async () => {
  write('number', '4242424242424242')
  expect(field('number').value).toBe('4242 4242 4242 4242')
  await vi.waitFor(() => expect(brand()?.textContent).toBe('VISA'))
  expect(form.querySelector('[data-brand-name]')?.textContent).toContain('Visa')
  expect(document.getElementById('hint')?.textContent).toBe(t('account.payment.code_hint'))
  write('number', '')
  expect(brand()?.textContent).toBe('?')
})

test('American Express has its own groups and code length', async () => {
  write('number', '378282246310005')
  await vi.waitFor(() => expect(document.getElementById('hint')?.textContent).toBe(t('account.payment.code_hint_4')))
  expect(field('number').value).toBe('3782 822463 10005')
  expect(brand()?.textContent).toBe('Ameri')
})

function typeExpiry(text: string): string {
  for (const character of text) write('expiry', field('expiry').value + character)
  return field('expiry').value
}

test('The slash of the date is added while typing', () => {
  expect(typeExpiry('1234')).toBe('12/34')
})

test('The slash of the date can be deleted', () => {
  for (const value of ['12/3', '12/', '12', '1']) {
    write('expiry', value)
    expect(field('expiry').value).toBe(value)
  }
})

describe.each(['typed', 'pasted or autofilled'])('a date that is %s', (way) => {
  test.each([
    ['3/30', '03/30'],
    ['330', '03/30'],
    ['03 / 30', '03/30'],
    ['12/2030', '12/30'],
    ['122030', '12/30'],
    ['2030-12', '12/30'],
    ['2030/1', '01/30'],
    ['2030-13', '2030-13'],
    ['décembre', 'décembre'],
  ])('%s becomes %s', (text, shown) => {
    if (way === 'typed') typeExpiry(text)
    else write('expiry', text)
    field('expiry').dispatchEvent(new Event('change', { bubbles: true }))
    expect(field('expiry').value).toBe(shown)
  })
})

test.each([
  ['ab1c23', 'ab-1c-23'],
  ['1a-bc.d4x5', 'ab-cd-45'],
])('In a mask # is a digit, @ a letter, * either: %s', (typed, shown) => {
  write('any', typed)
  expect(field('any').value).toBe(shown)
})

test('Advice on the password follows the typed password', () => {
  const meter = () => form.querySelector('[data-new-password] > div')
  expect(meter()).toBeNull()
  write('password', 'abcdefgh')
  expect(meter()?.textContent).toContain(t('account.password.strength.weak'))
  expect(meter()?.querySelectorAll('.bg-clay').length).toBe(2)
  write('password', 'une phrase bien à elle 42')
  expect(meter()?.textContent).toContain(t('account.password.strength.strong'))
  write('password', '')
  expect(meter()).toBeNull()
})
