import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [12, '1\u00a0Ko'],
  [245_000, '239\u00a0Ko'],
  [1_468_006, '1,4\u00a0Mo'],
  [10 * 1024 * 1024, '10\u00a0Mo'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
