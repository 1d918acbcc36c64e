import { expect, test } from 'vitest'
import { actOf } from './act-of.ts'

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
  expect(actOf(plain, shortcuts)).toBe(reply)
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented', 'shiftKey']) {
    expect(actOf({ ...plain, [held]: true }, shortcuts)).toBeUndefined()
  }
  expect(actOf({ ...plain, key: 'toString' }, shortcuts)).toBeUndefined()
})

test('a symbol or digit typed with Shift is a shortcut, too', () => {
  expect(actOf({ ...plain, key: '?', shiftKey: true }, shortcuts)).toBe(reply)
  expect(actOf({ ...plain, key: '1', shiftKey: true }, shortcuts)).toBe(reply)
})
