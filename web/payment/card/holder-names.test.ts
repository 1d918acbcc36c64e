// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { fillNamesFromHolder, splitHolderName } from './holder-names.ts'

test.each([
  ['Zoé D’Été', 'Zoé', 'D’Été'],
  ['  Mme Anne-Lise  de La Tour ', 'Anne-Lise', 'de La Tour'],
  ['Zoé', 'Zoé', ''],
  ['', '', ''],
])('The holder « %s » is %s, %s', (holder, first, last) => {
  expect(splitHolderName(holder)).toEqual({ first, last })
})

test.each(['focus', 'click'])('The first %s of a filled name selects it', (type) => {
  document.body.innerHTML = '<form><input name="holder"><input name="firstname"><input name="lastname"></form>'
  const [holder, firstname] = document.querySelectorAll('input')
  if (!holder || !firstname) throw new Error('no inputs')
  fillNamesFromHolder(holder.form as HTMLFormElement)
  holder.value = 'Zoé D’Été'
  holder.dispatchEvent(new Event('change'))
  expect(firstname.value).toBe('Zoé')
  const selected = () => firstname.value.slice(firstname.selectionStart ?? 0, firstname.selectionEnd ?? 0)
  firstname.setSelectionRange(3, 3)
  firstname.dispatchEvent(new Event(type))
  expect(selected()).toBe('Zoé')
  firstname.setSelectionRange(1, 1)
  firstname.dispatchEvent(new Event(type))
  expect(selected(), 'later presses place the caret').toBe('')
})
