// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { countCharacters } from './characters-left.ts'

test('The characters left are shown once four fifths of the limit are exceeded', () => {
  document.body.innerHTML = '<form><div><textarea data-limit="10"></textarea><p data-characters-left></p></div></form>'
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  const said = () => document.querySelector('p')?.textContent
  countCharacters(document.querySelector('form') as HTMLFormElement)
  const write = (text: string) => {
    area.value = text
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  write('huit car')
  expect(said()).toBe('')
  write('neuf cara')
  expect(said()).toMatch(/1\scaractère/)
  write('huit')
  expect(said()).toBe('')
})
