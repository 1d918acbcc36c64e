import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const mail = (headers: readonly string[], body: Buffer | string, charset?: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.concat([
    Buffer.from(
      [
        'From: zoe@exemple.fr',
        ...headers,
        `Content-Type: text/plain${charset ? `; charset=${charset}` : ''}`,
        'Content-Transfer-Encoding: 8bit',
        '',
        '',
      ].join('\r\n'),
      encoding,
    ),
    Buffer.from(body),
  ])

test.each(['us-ascii', '"utf8mb4"', 'unknown-8bit', 'US-ASCII'])('UTF-8 labelled %s is read', async (charset) => {
  const read = await readMail(mail(['Subject: =?us-ascii?Q?Re=C3=A7u?='], 'Été à Noël, 12 €\nsimple\n', charset))
  expect(read.whole).toBe('Été à Noël, 12 €\nsimple')
  expect(read.subject).toBe('Reçu')
})

test('Latin-1 text labelled us-ascii is decoded', async () => {
  const read = await readMail(mail([], Buffer.from('Été à Noël\nEmma a écrit : Ã©', 'latin1'), 'us-ascii'))
  expect(read.whole).toBe('Été à Noël\nEmma a écrit : Ã©')
})

test('Mojibake quoted in correctly labelled UTF-8 is not repaired', async () => {
  expect((await readMail(mail([], 'Votre page affiche « Ã© ».', 'utf-8'))).whole).toBe('Votre page affiche « Ã© ».')
})

test.each(['latin1', 'utf8'] as const)('A raw %s header is read', async (encoding) => {
  const read = await readMail(mail(['Subject: Reçu à Noël', 'X-Long: a\r\n é'], 'Été', 'utf-8', encoding))
  expect(read.subject).toBe('Reçu à Noël')
  expect(read.whole).toBe('Été')
})
