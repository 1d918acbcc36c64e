import { fetchStaffMedia, type StaffMedia, uploadStaffMedia } from '../../../../contracts/articles/staff-media.ts'
import { callApi } from '../../../../relay/call.ts'
import { uploadFile } from '../../../../relay/upload.ts'
import type { ForeignPicture } from './insert-commands.ts'

export const pictureFilesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Uploads a picture to the library. @throws CallError */
export async function uploadPicture(file: File): Promise<StaffMedia> {
  const { payload } = await uploadFile(uploadStaffMedia, {
    params: {},
    file,
    idempotencyKey: crypto.randomUUID(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  return payload
}

/** File from a `data:` address. The content security policy forbids fetching such addresses, so it is decoded here. */
export function decodeDataUrl(address: string): File {
  const [, type = '', encoding, data = ''] = /^data:([^;,]+)[^,]*?(;base64)?,(.*)$/is.exec(address) ?? []
  const text = encoding ? atob(data) : decodeURIComponent(data)
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  return new File([bytes], `image.${type.split('/').at(-1)}`, { type })
}

const longestAlt = 500

/** Adds the picture to the library: uploads a `data:` address; the server fetches any other picture. @throws CallError */
export async function importForeignPicture({ from, alt }: ForeignPicture): Promise<StaffMedia> {
  if (from.startsWith('data:')) return uploadPicture(decodeDataUrl(from))
  const body = { url: from, alt: alt.slice(0, longestAlt) }
  return (await callApi(fetchStaffMedia, { body, idempotencyKey: crypto.randomUUID() })).payload
}
