import { expect, test } from 'vitest'
import { normalizePath, normalizeTarget } from './paths.ts'

test.each(['/2024/été', '/2024/%c3%a9t%c3%a9/', '/2024/%C3%A9t%C3%A9', '/2024/e%CC%81te%CC%81/'])(
  '%s is normalised to the same address',
  (path) => {
    expect(normalizePath(path)).toBe('/2024/%C3%A9t%C3%A9')
  },
)

test.each([
  ['/a%2Fb', '/a%2Fb'],
  ['/a%3Fb', '/a%3Fb'],
  ['/a%252e', '/a%252e'],
  ['/%ff', '/%25ff'],
  ['//', '/'],
  ['/.//autre.example', '/autre.example'],
])('%s is normalised to %s, and stays so when normalised again', (path, source) => {
  expect(normalizePath(path)).toBe(source)
  expect(normalizePath(source)).toBe(source)
})

test('a target keeps its query and its fragment', () => {
  expect(normalizeTarget('/tags/%c3%a9t%c3%a9/?a=1#b')).toBe('/tags/%C3%A9t%C3%A9?a=1#b')
})
