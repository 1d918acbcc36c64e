// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { checkFields } from './checking.ts'
import { formPage, showPage } from './fixtures/form-page.ts'

const sentence = 'Ce champ est obligatoire.'

/** Empty fields are wrong. */
const check = {
  isCheckName: (_name: string | undefined): _name is never => true,
  errorsIn: (_name: string, form: FormData) =>
    new Map([...form].filter(([, value]) => value === '').map(([name]) => [name, sentence])),
}

function begin(load: () => Promise<typeof check | null> = async () => check) {
  const form = showPage(formPage())
  const loading = vi.fn(load)
  const isRight = checkFields(form, loading)
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const write = (name: string, text: string) => {
    field(name).value = text
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  }
  const leave = (name: string) => field(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  const said = (name: string) => document.getElementById(`${name}-error`)?.textContent
  return { field, write, leave, said, isRight, loading }
}

test('nothing is loaded before she goes to a field', () => {
  const { field, loading } = begin()
  expect(loading).not.toHaveBeenCalled()
  field('number').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(loading).toHaveBeenCalledOnce()
})

test('a field is checked when she leaves it, tied to its sentence, and again as she corrects it', async () => {
  const { field, write, leave, said } = begin()
  leave('number')
  await vi.waitFor(() => expect(said('number')).toBe(sentence))
  expect(field('number').getAttribute('aria-invalid')).toBe('true')
  expect(field('number').getAttribute('aria-describedby')).toBe('number-hint number-error')
  expect(said('identifier')).toBe('')
  write('number', '4')
  await vi.waitFor(() => expect(said('number')).toBe(''))
  expect(field('number').getAttribute('aria-invalid')).toBe('false')
  expect(field('number').getAttribute('aria-describedby')).toBe('number-hint')
})

test('what she types in a field for the first time is not found wrong before she leaves it', async () => {
  const { write, said, isRight } = begin()
  write('number', '')
  await Promise.resolve()
  expect(said('number')).toBe('')
  expect(await isRight()).toBe(false)
  expect([said('identifier'), said('number')]).toEqual([sentence, sentence])
})

test('all are checked before the form is sent, and the first that is wrong has the focus', async () => {
  const { field, write, isRight } = begin()
  write('identifier', 'zoe')
  expect(await isRight()).toBe(false)
  expect(document.activeElement).toBe(field('number'))
  write('number', '4')
  expect(await isRight()).toBe(true)
})

test('where the schema cannot be loaded the form is sent, and the server checks it', async () => {
  const { isRight } = begin(async () => null)
  expect(await isRight()).toBe(true)
})
