// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { checkFields } from './checking.ts'
import { formPage, showPage } from './fixtures/form-page.ts'

const sentences = { missing: 'Ce champ est obligatoire.', length: 'Entre 2 et 4.', other: 'Incorrect.', most: 4 }

function begin() {
  const form = showPage(formPage())
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  for (const name of ['identifier', 'number']) {
    field(name).required = true
    field(name).dataset.sentences = JSON.stringify(sentences)
  }
  field('number').minLength = 2
  const isRight = checkFields(form)
  const write = (name: string, text: string) => {
    field(name).value = text
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  }
  const leave = (name: string) => field(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  const said = (name: string) => document.getElementById(`${name}-error`)?.textContent
  return { form, field, write, leave, said, isRight }
}

test('A field is checked when the user leaves it, and again during correction', () => {
  const { field, write, leave, said } = begin()
  leave('number')
  expect(said('number')).toBe(sentences.missing)
  expect(field('number').getAttribute('aria-invalid')).toBe('true')
  expect(field('number').getAttribute('aria-describedby')).toBe('number-hint number-error')
  expect(said('identifier')).toBe('')
  write('number', '42')
  expect(said('number')).toBe('')
  expect(field('number').getAttribute('aria-describedby')).toBe('number-hint')
})

test('A field shows no error before the user leaves it', () => {
  const { write, said, isRight } = begin()
  write('number', '')
  expect(said('number')).toBe('')
  expect(isRight()).toBe(false)
  expect([said('identifier'), said('number')]).toEqual([sentences.missing, sentences.missing])
})

test('The first wrong field gets the focus before the form is sent', () => {
  const { field, write, isRight } = begin()
  write('identifier', 'zoe')
  expect(isRight()).toBe(false)
  expect(document.activeElement).toBe(field('number'))
  write('number', '4')
  expect(isRight()).toBe(false)
  write('number', '42')
  expect(isRight()).toBe(true)
})

test('Each cause of an error, such as blank text, has its own message', () => {
  const { field, write, leave, said } = begin()
  leave('number')
  const saidOf = (text: string) => {
    write('number', text)
    return said('number')
  }
  expect(['  ', '4', '42424', '42'].map(saidOf)).toEqual([sentences.missing, sentences.length, sentences.length, ''])
  field('number').pattern = '[0-9]+'
  expect(saidOf('ab')).toBe(sentences.other)
  field('number').setCustomValidity('Le numéro de carte n’est pas valide.')
  expect(saidOf('42')).toBe('Le numéro de carte n’est pas valide.')
})

test('The browser shows no validation messages of its own', () => expect(begin().form.noValidate).toBe(true))
