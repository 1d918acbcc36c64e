import { expect, test } from 'vitest'
import { createExtensions, extensionPoint } from './index.ts'

test('an extension point has this app’s extensions in module order', () => {
  const numbers = extensionPoint<number>('test.numbers')
  const words = extensionPoint<string>('test.words')
  const extensions = createExtensions([numbers.with(1), words.with('one'), numbers.with(2)])
  expect(extensions.of(numbers)).toEqual([1, 2])
  expect(extensions.of(words)).toEqual(['one'])
  expect(createExtensions([]).of(numbers)).toEqual([])
})
