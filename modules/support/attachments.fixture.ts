import sharp from 'sharp'
import type { TestHouse } from '../../tests/fixtures/house.ts'

export interface UploadAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
}

/** A picture as a phone makes it: with where it was taken. */
export const aPhoto = (type: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#f9d5df' } })
    .withExif({ IFD0: { Copyright: 'place secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' } })
    .toFormat(type)
    .toBuffer()

export const aPdf = (text = 'une page'): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

/** Uploads one file, as a form of a browser does. */
export async function upload(
  house: TestHouse,
  path: string,
  headers: Record<string, string>,
  bytes: Uint8Array,
  name = 'photo.jpg',
): Promise<UploadAnswer> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  const answer = await house.app.inject({
    method: 'POST',
    url: `/api${path}/attachments`,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

export const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
