// @vitest-environment jsdom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { LineField } from './line-fields.tsx'

function showField(max: number, onChange: (value: string) => void = () => {}) {
  const place = document.body.appendChild(document.createElement('div'))
  const field = createElement(LineField, { label: 'Description', value: 'Un mot', fault: undefined, max, onChange })
  flushSync(() => createRoot(place).render(field))
  return place.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
}

test('a field that allows long text is a textarea', () => {
  expect([showField(120)?.tagName, showField(200)?.tagName]).toEqual(['INPUT', 'TEXTAREA'])
})

test('a pasted line break becomes a space', () => {
  const typed: string[] = []
  const field = showField(200, (value) => typed.push(value))
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  set?.call(field, 'Un mot\ndeux')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(typed).toEqual(['Un mot deux'])
})
