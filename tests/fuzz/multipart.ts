import fc from 'fast-check'
import { hostileStrings } from './hostile.ts'
import type { Fields, Payload } from './payloads.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface File {
  name: string
  type: string
  bytes: Buffer
}

/** A picture whose header gives far larger dimensions than it has. */
function hugePng(): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(0x7fffffff, 16)
  bytes.writeUInt32BE(0x7fffffff, 20)
  return bytes
}

const contents = fc.constantFrom(
  png,
  png,
  png.subarray(0, 40),
  hugePng(),
  Buffer.alloc(0),
  Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  Buffer.from('%PDF-'),
  Buffer.from('GIF89a'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'),
  Buffer.alloc(200_000, 'a'),
)

const files: fc.Arbitrary<File[]> = fc.array(
  fc.record({
    name: fc.oneof(fc.constantFrom('page.png', '../../x.png', 'a.pdf', '', 'é🌷.png', 'a"b;c.png'), hostileStrings),
    type: fc.constantFrom('image/png', 'application/pdf', 'text/html', '', 'image/png; x="'),
    bytes: contents,
  }),
  { maxLength: 7 },
)

const quoted = (text: string): string =>
  text
    .toWellFormed()
    .slice(0, 500)
    .replace(/[\r\n"]/g, '%22')

function encode(boundary: string, fields: Fields, parts: readonly File[], fileField: string): Buffer {
  const chunks: Buffer[] = []
  for (const [name, value] of fields) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n`
    chunks.push(Buffer.from(`${head}${value.toWellFormed()}\r\n`))
  }
  for (const { name, type, bytes } of parts) {
    const disposition = `form-data; name="${fileField}"; filename="${quoted(name)}"`
    chunks.push(Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n`))
    chunks.push(bytes, Buffer.from('\r\n'))
  }
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
}

type Breakage = (whole: Buffer) => Buffer

const breakage: fc.Arbitrary<Breakage> = fc.constantFrom<Breakage[]>(
  (whole) => whole,
  (whole) => whole,
  (whole) => whole,
  (whole) => whole,
  (whole) => whole.subarray(0, whole.length - 8),
  (whole) => whole.subarray(0, Math.floor(whole.length / 2)),
  (whole) => Buffer.concat([whole, whole]),
  (whole) => Buffer.concat([Buffer.from('garbage before'), whole]),
  (whole) => Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (whole) => Buffer.from(whole.toString('latin1').replaceAll('form-data', 'attachment'), 'latin1'),
  (whole) => Buffer.from(whole.toString('latin1').replace('name="', `${'x'.repeat(100_000)}="`), 'latin1'),
  () => Buffer.from('--X bad'),
  () => Buffer.alloc(0),
)

/** A multipart body with those fields and some files, whole or broken. @param fileField the name of the files' field */
export const multipartPayload = (fields: fc.Arbitrary<Fields>, fileField: string): fc.Arbitrary<Payload> =>
  fc
    .record({
      fields,
      parts: files,
      breakage,
      field: fc.oneof(
        { arbitrary: fc.constant(fileField), weight: 6 },
        { arbitrary: fc.constantFrom('a[49999999]', '', 'files'), weight: 1 },
      ),
      boundary: fc.constantFrom('X', 'X', 'X', 'a b', '"', 'x'.repeat(70), 'é'),
    })
    .map(({ fields: given, parts, breakage: broken, field, boundary }) => {
      const body = broken(encode(boundary, given, parts, field))
      return { headers: [['Content-Type', `multipart/form-data; boundary=${boundary}`]], body, mayBeCut: true }
    })
