import sharp from 'sharp'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'

export interface UploadAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape
  body: any
}

/** A picture with EXIF location data, as a phone writes it. */
export const aPhoto = (type: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#f9d5df' } })
    .withExif({ IFD0: { Copyright: 'place secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' } })
    .toFormat(type)
    .toBuffer()

export const aPdf = (text = 'une page'): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

/** Sends a multipart form, as a browser does. */
async function sendForm(
  app: TestApp,
  url: string,
  headers: Record<string, string>,
  form: FormData,
): Promise<UploadAnswer> {
  const encoded = new Response(form)
  const answer = await app.fastify.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)])

/** Uploads one file. */
export function upload(
  app: TestApp,
  path: string,
  headers: Record<string, string>,
  bytes: Uint8Array,
  name = 'photo.jpg',
): Promise<UploadAnswer> {
  const form = new FormData()
  form.append('file', blobOf(bytes), name)
  return sendForm(app, `${path}/attachments`, headers, form)
}

export interface FormFile {
  name: string
  bytes: Uint8Array
}

/** Opens a ticket whose first message carries files. */
export function openWithFiles(
  app: TestApp,
  channel: 'contact' | 'coaching',
  headers: Record<string, string>,
  { ticket, files }: { ticket: unknown; files: readonly FormFile[] },
): Promise<UploadAnswer> {
  const form = new FormData()
  form.append('ticket', JSON.stringify(ticket))
  for (const { name, bytes } of files) form.append('file', blobOf(bytes), name)
  return sendForm(app, `/support/${channel}/tickets/with-files`, headers, form)
}

export const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
