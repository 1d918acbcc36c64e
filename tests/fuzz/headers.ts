import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { World } from './world.ts'

type Header = readonly [string, string]

/** Few keys, so that they are reused: with another body, by another person, for another call. */
const sharedKeys = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(36))

const idempotencyKeys: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.nat().map(() => randomUUID()), weight: 6 },
  { arbitrary: fc.constantFrom(...sharedKeys), weight: 2 },
  {
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'x'.repeat(128),
      'x'.repeat(129),
      'x'.repeat(6000),
      'é',
      '\u0001',
      '%00',
      '__proto__',
    ),
    weight: 2,
  },
)

/** No Idempotency-Key, one, or two different ones. */
export const idempotency: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { arbitrary: fc.constant([]), weight: 10 },
  { arbitrary: idempotencyKeys.map((key): Header[] => [['Idempotency-Key', key]]), weight: 10 },
  {
    arbitrary: fc
      .tuple(idempotencyKeys, idempotencyKeys)
      .map((keys): Header[] => keys.map((key): Header => ['Idempotency-Key', key])),
    weight: 1,
  },
)

/** Gives each request another client address: limits per address would refuse most of a run. */
export const forwardedAddressHeader: fc.Arbitrary<Header> = fc.oneof(
  {
    arbitrary: fc
      .tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.nat({ max: 255 }))
      .map((parts): Header => ['X-Forwarded-For', `10.${parts.join('.')}`]),
    weight: 30,
  },
  {
    arbitrary: fc
      .constantFrom(
        '::1',
        'unknown',
        '',
        '999.1.1.1',
        '1'.repeat(2000),
        "' or 1=1",
        '1.1.1.1, 2.2.2.2, 3.3.3.3',
        '::ffff:1.2.3.4%eth0',
      )
      .map((value): Header => ['X-Forwarded-For', value]),
    weight: 1,
  },
)

const strange: readonly (readonly Header[])[] = [
  [['Host', 'mechant.exemple']],
  [['X-Forwarded-Host', 'mechant.exemple']],
  [['X-Forwarded-Proto', 'javascript']],
  [['X-Forwarded-Proto', 'https,http']],
  [['Authorization', 'Bearer']],
  [['Authorization', `Bearer ${'x'.repeat(7000)}`]],
  [['Authorization', 'Bearer a.b.c']],
  [['Authorization', 'Basic YTpi']],
  [['X-Support-Auth', 'Contact']],
  [['X-Support-Auth', `Contact ${'x'.repeat(7000)}`]],
  [['X-Support-Auth', 'Contact \xe9']],
  [['Cookie', 'session=; session=a; contact=%00; locale=../..; __proto__=1']],
  [['Cookie', `a=${'%'.repeat(3000)}`]],
  [['Cookie', 'session=%E0%A4%A; flash=%7B; contact=\xff']],
  [['Cookie', 'device=%C4%80; journey=%7B%22; flash=%00; locale=%0D%0A']],
  [['Accept', 'text/html;q=abc,*/*;q=-1']],
  [['Accept', 'x/'.repeat(2000)]],
  [['Accept-Encoding', 'br;q=0, gzip;q=0, identity;q=0']],
  [['Accept-Encoding', 'deflate, zstd, x-gzip, *;q=nan']],
  [['Accept-Language', `${'fr-'.repeat(2000)},*`]],
  [['If-None-Match', '*']],
  [['If-None-Match', '"'.repeat(3000)]],
  [['If-Modified-Since', 'demain']],
  [['Range', 'bytes=0-0,1-1,2-2,-1']],
  [['Range', 'bytes=99999999999999999999-']],
  [['Range', `bytes=${'0-,'.repeat(1500)}0-`]],
  [['Last-Event-ID', '2147483648']],
  [['Last-Event-ID', '9223372036854775808']],
  [['Last-Event-ID', '-1 or 1=1']],
  [['Expect', '100-continue']],
  [
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Version', '13'],
    ['Sec-WebSocket-Key', 'AAAAAAAAAAAAAAAAAAAAAA=='],
  ],
  [
    ['Upgrade', 'h2c'],
    ['HTTP2-Settings', 'AAAA'],
  ],
  [['X-HTTP-Method-Override', 'DELETE']],
  [['Sec-Fetch-Site', 'cross-site']],
  [['Origin', 'null']],
  [['Origin', 'http://[']],
  [['Referer', '\xff\xfe']],
  [['User-Agent', 'x'.repeat(7000)]],
  [['User-Agent', '']],
  [['X-Request-Id', "'; drop table users; --"]],
  [['Traceparent', '00-zz-zz-01']],
  [
    ['Content-Type', 'application/json'],
    ['Content-Type', 'text/plain'],
  ],
  [
    ['Cookie', 'session=a'],
    ['Cookie', 'session=b'],
  ],
  Array.from({ length: 120 }, (_, index): Header => [`X-${index}`, 'a']),
]

/** Mostly nothing; sometimes a header that no browser sends. */
export const strangeHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { arbitrary: fc.constant([]), weight: 9 },
  { arbitrary: fc.constantFrom(...strange), weight: 1 },
)

/** Cursors of a list: a valid one, a corrupted one, or an invented one. */
export const cursors = (world: World): fc.Arbitrary<string> => {
  const invented = fc.constantFrom(
    '',
    '%',
    'AAAA',
    '=',
    'eyJhIjoxfQ',
    'null',
    '-1',
    'x'.repeat(600),
    'é',
    '\u0000',
    'e30.e30',
    '[]',
  )
  if (world.cursors.length === 0) return invented
  const known = fc.constantFrom(...world.cursors)
  const bent = fc
    .tuple(known, fc.nat({ max: 500 }), fc.constantFrom('A', '_', '.', '', '%'))
    .map(
      ([cursor, at, letter]) => cursor.slice(0, at % cursor.length) + letter + cursor.slice((at % cursor.length) + 1),
    )
  return fc.oneof(known, bent, invented)
}
