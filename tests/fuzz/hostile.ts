import fc from 'fast-check'
import { hostileTexts, otherTexts, unstorableTexts } from '../fixtures/hostile-texts.ts'

/** Placeholder in a JSON text for a number that JavaScript cannot write. */
const rawNumber = (digits: string): string => `@@number:${digits}@@`

const texts = [...hostileTexts, ...unstorableTexts, ...otherTexts].map(({ text }) => text)

export const hostileStrings: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...texts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  {
    arbitrary: fc.constantFrom(
      '../../../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '%',
      '%00',
      '%ff%fe',
      '%E0%A4%A',
      '__proto__',
      'constructor',
      'toString',
      'null',
      'NaN',
      'Infinity',
      '-1',
      '1e309',
      '9223372036854775808',
      '0x7fffffff',
      'true',
      '[object Object]',
      '2026-02-30T00:00:00Z',
      '+275760-09-13T00:00:00.001Z',
      '0000-00-00',
      '-000001-01-01T00:00:00Z',
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      'javascript:alert(1)',
      'http://127.0.0.1:1/',
      'file:///etc/passwd',
      'a@b',
      `${'a'.repeat(64)}@${'b'.repeat(189)}.fr`,
      '"a b"@exemple.fr',
    ),
    weight: 4,
  },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('a', 'é', '🌷', '\u0301', '<p>', '\n', ' ', '%', '(', '&amp;'),
        fc.constantFrom(255, 1000, 20_000, 200_000),
      )
      .map(([unit, times]) => unit.repeat(times)),
    weight: 1,
  },
)

const hostileNumbers: fc.Arbitrary<unknown> = fc.constantFrom(
  0,
  -1,
  -0,
  0.5,
  1.1,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  1e21,
  1e308,
  5e-324,
  rawNumber('1e309'),
  rawNumber('-1e309'),
  rawNumber('9223372036854775807'),
  rawNumber('9223372036854775808'),
  rawNumber(`1${'0'.repeat(400)}`),
)

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}

const hostileShapes: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  '',
  JSON.parse('{"toString":"x","valueOf":1,"then":"y"}'),
  { length: 4_294_967_295 },
  Array.from({ length: 3000 }, (_, index) => index),
  Array.from({ length: 200 }, () => 'a'),
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'),
  nested(500, (inner) => [inner]),
  nested(500, (inner) => ({ a: inner })),
)

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileStrings, weight: 5 },
  { arbitrary: hostileNumbers, weight: 4 },
  { arbitrary: hostileShapes, weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
)

/**
 * Names of fields: huge indices, deep nesting, prototypes. A parser that builds the objects that they name may need
 * much time or memory.
 */
export const hostileNames = (name: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    `${name}[49999999]`,
    `${name}[4294967294]`,
    `${name}[9999999].a`,
    `${name}[-1]`,
    `${name}[]`,
    `${name}[][][]`,
    `${name}[`,
    `${name}]`,
    `${name}.`,
    `.${name}`,
    `${name}..a`,
    `${name}.__proto__.a`,
    `${name}[constructor][prototype]`,
    `${name}[0][0][0]`,
    `${name}${'[0]'.repeat(2000)}`,
    `${name}${'.a'.repeat(2000)}`,
    `${name}${'[a]'.repeat(500)}`,
    '__proto__',
    '__proto__[a]',
    '__proto__.a',
    'constructor.prototype.a',
    'toString',
    'hasOwnProperty',
    '',
    '[]',
    '[0]',
    '\u0000',
    'é🌷',
    `${name}\u0000`,
    'a'.repeat(50_000),
    '__intent__',
    '_csrf',
    'idempotencyKey',
  )
