import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const mailOf = (headers: string[], body = '') =>
  Buffer.from(['From: a@exemple.fr', 'Message-ID: <1@exemple.fr>', ...headers, '', body].join('\r\n'))

const deepParts = (depth: number) => {
  const open = (place: number) => `Content-Type: multipart/mixed; boundary="b${place}"\r\n\r\n--b${place}\r\n`
  return mailOf([Array.from({ length: depth }, (_, place) => open(place)).join('')], 'x')
}
const manyParts = (count: number) =>
  mailOf(
    ['Content-Type: multipart/mixed; boundary="b"'],
    `${'--b\r\nContent-Disposition: attachment; filename="a"\r\n\r\nx\r\n'.repeat(count)}--b--`,
  )

const hostile: [name: string, raw: Buffer, outcome: RegExp][] = [
  ['a header of 58 KB without an address', mailOf([`Delivered-To: ${'a'.repeat(58_000)}`]), /^read, 0 files$/],
  ['megabytes of tags', mailOf(['Content-Type: text/html'], '<b>'.repeat(1_000_000)), /^read, 0 files$/],
  ['hundreds of parts', manyParts(500), /^read, 500 files$/],
  ['parts with too many headers', manyParts(20_000), /^Maximum header size/],
  ['parts within parts', deepParts(2000), /^Maximum MIME nesting depth/],
  [
    'broken encodings',
    mailOf(
      ['Content-Type: text/plain; charset=x-nothing', 'Content-Transfer-Encoding: base64'],
      '=%é\0'.repeat(100_000),
    ),
    /^read, 0 files$/,
  ],
]

test.each(hostile)('The server reads the next mail after %s', async (_name, raw, outcome) => {
  const result = await readMail(raw).then(
    ({ files, otherFiles }) => `read, ${files.length + otherFiles} files`,
    (error: Error) => error.message,
  )
  expect(result).toMatch(outcome)
  expect((await readMail(mailOf([], 'Bonjour'))).whole).toBe('Bonjour')
})
