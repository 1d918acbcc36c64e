import { expect, test } from 'vitest'
import { findShortcut } from './find-shortcut.ts'

const plain = {
  key: 'r',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
}
const reply = () => undefined
const shortcuts = { r: reply, '?': reply, '1': reply }

test('a single key is a shortcut unless the browser or an input method needs it', () => {
  expect(findShortcut(plain, shortcuts)).toBe(reply)
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented', 'shiftKey']) {
    expect(findShortcut({ ...plain, [held]: true }, shortcuts)).toBeUndefined()
  }
  expect(findShortcut({ ...plain, key: 'toString' }, shortcuts)).toBeUndefined()
})

test('a symbol or digit typed with Shift is a shortcut, too', () => {
  expect(findShortcut({ ...plain, key: '?', shiftKey: true }, shortcuts)).toBe(reply)
  expect(findShortcut({ ...plain, key: '1', shiftKey: true }, shortcuts)).toBe(reply)
})
