import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const mebibyte = 1024 * 1024

interface Parts {
  headers?: readonly string[]
  body?: string | Buffer
}

function mailOf({ headers = ['Content-Type: text/plain; charset=utf-8'], body = 'Bonjour' }: Parts): Buffer {
  const sender = randomUUID()
  const head = [
    `From: ${sender}@exemple.org`,
    'To: bonjour@exemple.fr',
    `Message-ID: <${sender}@exemple.org>`,
    'Date: Wed, 04 Mar 2026 10:12:00 +0100',
    'Subject: Une question',
    'MIME-Version: 1.0',
    ...headers,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)])
}

const typed = (type: string, body: string | Buffer): Buffer => mailOf({ headers: [`Content-Type: ${type}`], body })
const html = (body: string): Buffer => typed('text/html; charset=utf-8', body)
const plain = (body: string): Buffer => typed('text/plain; charset=utf-8', body)
const withHeader = (...headers: string[]): Buffer => mailOf({ headers })
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const encoded = (encoding: string, type: string, body: string): Buffer =>
  mailOf({ headers: [`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`], body })

function nested(depth: number): Buffer {
  const open = Array.from(
    { length: depth },
    (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
  )
  return typed('multipart/mixed; boundary=b0', `${open.join('')}--b${depth}\r\n\r\nBonjour`)
}

function nestedMails(depth: number): Buffer {
  const one = 'Content-Type: message/rfc822\r\n\r\nFrom: a@exemple.org\r\nSubject: x\r\n'
  return typed('message/rfc822', `From: a@exemple.org\r\n${one.repeat(depth)}\r\nBonjour`)
}

function parts(count: number, part: string): Buffer {
  return typed('multipart/mixed; boundary=b', `${`--b\r\n${part}\r\n`.repeat(count)}--b--\r\n`)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of a few kilobytes that unpacks to hundreds of megabytes. */
function pictureBomb(): Buffer {
  const side = 20_000
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  const row = Buffer.alloc(side + 1)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 1000 }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function withFile(name: string, type: string, bytes: Buffer): Buffer {
  const content = bytes.toString('base64').replace(/.{76}/g, '$&\r\n')
  const head = `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64`
  return parts(1, `Content-Type: text/plain\r\n\r\nVoici\r\n--b\r\n${head}\r\n\r\n${content}`)
}

const notice = (fields: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `From: MAILER-DAEMON@exemple.org\r\nMessage-ID: <${randomUUID()}@exemple.org>\r\nSubject: Undelivered\r\n`,
    ),
    Buffer.from('Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n\r\nfailed\r\n'),
    Buffer.from(`--b\r\nContent-Type: message/delivery-status\r\n\r\n${fields}\r\n--b--\r\n`),
  ])

/** Mails that cost a careless reader far more than their sender. */
export const hostileMails: Readonly<Record<string, () => Buffer>> = {
  'tags that are never closed': () => html(fill('<b>', mebibyte)),
  'blocks that are never closed': () => html(fill('<div class="x">', 2 * mebibyte)),
  'quotes within quotes': () => html(fill('<blockquote>x', mebibyte)),
  'links that are never closed': () => html(fill('<a href="https://x.y">z', mebibyte)),
  'one attribute without end': () => html(`<p a="${fill('&lt;', 2 * mebibyte)}`),
  'comments that are never closed': () => html(fill('<!--', mebibyte)),
  'tables within tables': () => html(fill('<table><tr><td>', mebibyte)),
  '512 KB of header without an address': () => withHeader(`Delivered-To: ${'a'.repeat(500_000)}`),
  'a header beyond the limit': () => withHeader(`X-A: ${'a'.repeat(600_000)}`),
  'a header of at signs': () => withHeader(`Cc: ${'@'.repeat(400_000)}`),
  'a header of blanks': () => withHeader(`X-Original-To: ${' '.repeat(400_000)}x`),
  'addresses without end': () => withHeader(`Cc: ${fill('a@b.fr,', 400_000)}`),
  'comments within addresses': () => withHeader(`Cc: ${'('.repeat(400_000)}`),
  'groups within addresses': () => withHeader(`Cc: ${fill('a:', 400_000)}`),
  'quotes within addresses': () => withHeader(`Cc: ${fill('"\\', 400_000)}`),
  'references without end': () => withHeader(`References: ${'<'.repeat(400_000)}`),
  'thousands of headers': () => withHeader(...Array.from({ length: 40_000 }, (_, n) => `X-${n}: a`)),
  'a header without a colon': () => withHeader('a'.repeat(400_000)),
  'a header of folded lines': () => withHeader(`X-A: a${'\r\n b'.repeat(100_000)}`),
  'encoded words': () => withHeader(`X-A: ${fill('=?utf-8?B?YQ==?= ', 400_000)}`),
  'encoded words in the subject': () => withHeader(`Subject: ${fill('=?utf-8?q?=C3?=', 400_000)}`),
  'half encoded words': () => withHeader(`Subject: ${fill('=?utf-8?q?', 400_000)}`),
  'a charset that does not exist': () => typed('text/plain; charset=x-rien', fill('é', mebibyte)),
  'a charset of 100 KB': () => typed(`text/plain; charset="${'u'.repeat(100_000)}"`, 'é'),
  'a charset of two-byte letters': () => typed('text/plain; charset=iso-2022-jp', fill('\u001b$B', mebibyte)),
  'a charset that lies': () => typed('text/html; charset=utf-16le', fill('<b>', mebibyte)),
  'parameters in pieces': () =>
    typed(`text/plain; ${Array.from({ length: 20_000 }, (_, n) => `name*${n}*=%41`).join('; ')}`, 'Bonjour'),
  'boundaries within boundaries': () => nested(200),
  'five thousand boundaries within boundaries': () => nested(5000),
  'mails within mails': () => nestedMails(25),
  'five thousand mails within mails': () => nestedMails(5000),
  'twenty thousand empty parts': () => parts(20_000, ''),
  'twenty thousand texts': () => parts(20_000, 'Content-Type: text/html\r\n\r\n<b>x'),
  'five thousand files': () =>
    parts(5000, 'Content-Type: image/png; name=a.png\r\nContent-Disposition: attachment\r\n\r\nx'),
  'lines that are almost boundaries': () => typed('multipart/mixed; boundary=b', fill('--b-\r\n', 4 * mebibyte)),
  'a boundary of 100 KB': () => typed(`multipart/mixed; boundary="${'b'.repeat(100_000)}"`, fill('--b', mebibyte)),
  'base64 that is none': () => encoded('base64', 'text/html', '='.repeat(8 * mebibyte)),
  'quoted-printable without end': () => encoded('quoted-printable', 'text/html', fill('=\r\n', 4 * mebibyte)),
  'half quoted-printable signs': () => encoded('quoted-printable', 'text/plain', fill('=C', 4 * mebibyte)),
  'flowed lines': () => typed('text/plain; format=flowed; delsp=yes', fill('> \r\n', 4 * mebibyte)),
  'blanks alone': () => plain(' '.repeat(8 * mebibyte)),
  'one line without end': () => plain('a'.repeat(16 * mebibyte)),
  'carriage returns alone': () => plain('\r'.repeat(4 * mebibyte)),
  'zero bytes': () => plain('\0'.repeat(4 * mebibyte)),
  'introductions of quotes': () => plain(fill('Le 4 mars 2026 à 10:12, a@b.fr a écrit\r\n', mebibyte)),
  'headers of quoted mails': () => plain(fill('De : a\r\nEnvoyé : b\r\n', mebibyte)),
  'marks of quotes': () => plain(fill('>', mebibyte)),
  'accents decoded twice': () => typed('text/plain; charset=us-ascii', fill('Ã©', 2 * mebibyte)),
  'a picture that unpacks to 400 MB': () => withFile('a.png', 'image/png', pictureBomb()),
  'a drawing of entities': () =>
    withFile(
      'a.svg',
      'image/svg+xml',
      Buffer.from(`<!DOCTYPE s [<!ENTITY a "${'a'.repeat(1000)}">]><svg>${'&a;'.repeat(50_000)}</svg>`),
    ),
  'a file of 15 MB': () => withFile('a.pdf', 'application/pdf', Buffer.alloc(15 * mebibyte, '%PDF-1.7 ')),
  'a report of one folded field': () => notice(`Action: failed\r\nDiagnostic-Code: ${'\r\n a'.repeat(200_000)}`),
  'a report of half fields': () => notice(fill('Action: \r\n\t', mebibyte)),
  'no mail at all': () => Buffer.from(fill(`${randomUUID()}\0`, 4 * mebibyte)),
}
