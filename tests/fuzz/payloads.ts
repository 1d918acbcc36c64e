import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { hostileNames, hostileStrings } from './hostile.ts'

export interface Payload {
  headers: readonly (readonly [string, string])[]
  body: Buffer
  mayBeCut?: boolean
}

const json = ['Content-Type', 'application/json'] as const

/** Serialises JSON, and replaces placeholders of numbers with their digits. */
const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'undefined').replace(/"@@number:([^@]*)@@"/g, (_, digits) => digits)

const wrongTypes = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json; charset=nothing',
  'application/json;;;;',
  'application/jsonx',
  'application/ld+json',
  '',
  '*/*',
  'a'.repeat(5000),
)

const brokenJson: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '{',
  '{"a":',
  '[1,',
  'undefined',
  'NaN',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '"\\ud800"',
  '{"a":"\\u0000"}',
  '[1e309]',
  '-',
  '\u0000',
  '['.repeat(100_000),
  `${'['.repeat(20_000)}1${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{${Array.from({ length: 60_000 }, (_, index) => `"a${index}":1`).join(',')}}`,
  `[${'0,'.repeat(400_000)}0]`,
  `{"a":"${'x'.repeat(1_000_000)}"}`,
  `"${'\\u0041'.repeat(170_000)}"`,
)

const large = (body: Buffer) => body.length > 60_000

const inJson = (value: unknown): Payload => {
  const body = Buffer.from(jsonText(value))
  return { headers: [json], body, mayBeCut: large(body) }
}

/** A JSON body as it should be sent, or in some other form. */
export const jsonPayload = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Payload> =>
  fc.oneof(
    { arbitrary: value.map(inJson), weight: 30 },
    {
      arbitrary: fc
        .tuple(value, wrongTypes)
        .map(([one, type]): Payload => ({ ...inJson(one), headers: [['Content-Type', type]] })),
      weight: 2,
    },
    {
      arbitrary: brokenJson.map((text) => ({
        headers: [json],
        body: Buffer.from(text),
        mayBeCut: text.length > 60_000,
      })),
      weight: 2,
    },
    {
      arbitrary: value.map((one) => ({
        headers: [json, ['Content-Encoding', 'gzip'] as const],
        body: gzipSync(jsonText(one)),
      })),
      weight: 1,
    },
    {
      arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ headers: [json], body: Buffer.from(bytes) })),
      weight: 1,
    },
  )

export type Fields = readonly (readonly [string, string])[]

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Many fields, each costly to a parser that builds the object its name describes. */
const manyFields: fc.Arbitrary<Fields> = fc
  .tuple(fc.constantFrom(1200, 20_000, 100_000), fc.constantFrom('a', 'a[]', 'a[i]', 'a.b', 'i', 'email'))
  .map(([count, name]) => Array.from({ length: count }, (_, index) => [name.replace('i', String(index)), ''] as const))

type FieldChange = (fields: Fields, name: string) => Fields

const otherValue = hostileStrings.map(
  (value): FieldChange =>
    (fields, name) =>
      fields.map((field) => (field[0] === name ? [name, value] : field)),
)
const leftOut = fc.constant<FieldChange>((fields, name) => fields.filter((field) => field[0] !== name))
const repeated = fc.constantFrom(2, 50).map(
  (times): FieldChange =>
    (fields, name) => [...fields, ...Array<[string, string]>(times).fill([name, 'x'])],
)
const unknownField = fc.tuple(hostileNames('a'), fc.boolean(), hostileStrings).map(
  ([name, likeOwn, value]): FieldChange =>
    (fields, own) => [...fields, [likeOwn ? name.replace(/^a(?=[.[])/, own) : name, value]],
)
const flooded = manyFields.map(
  (many): FieldChange =>
    (fields) => [...fields, ...many],
)

const fieldChange: fc.Arbitrary<FieldChange> = fc.oneof(
  { arbitrary: otherValue, weight: 25 },
  { arbitrary: leftOut, weight: 10 },
  { arbitrary: repeated, weight: 10 },
  { arbitrary: unknownField, weight: 25 },
  { arbitrary: flooded, weight: 1 },
)

/** The fields of a form: as they are, or changed in one to three places. */
export const hostileFields = (good: Fields): fc.Arbitrary<Fields> =>
  fc.array(fc.tuple(fieldChange, fc.nat({ max: 20 })), { maxLength: 3 }).map((changes) =>
    changes.reduce<Fields>((fields, [change, place]) => {
      const name = good.length > 0 ? (good[place % good.length]?.[0] ?? 'a') : 'a'
      return change(fields, name)
    }, good),
  )

export const urlEncoded = (fields: Fields): Payload => {
  const body = Buffer.from(fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))
  return { headers: [['Content-Type', 'application/x-www-form-urlencoded']], body, mayBeCut: large(body) }
}
