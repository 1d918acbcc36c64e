import { z } from 'zod'
import { type Attachment, attachment } from '../../contracts/attachments.ts'
import { forgetFiles, storedFile } from '../../conversation/device-files.ts'
import type { PendingFile, UploadsResult } from '../../conversation/outbox.ts'

export type UploadResult =
  | { outcome: 'ready'; attachment: Attachment }
  | { outcome: 'refused'; sentence: string | undefined }
  /** the session, or the link, has ended */
  | { outcome: 'signedOut' }
  /** no answer, or one that another try may better */
  | { outcome: 'later' }

const accepted = z.object({ attachment })
const refused = z.object({ sentence: z.string() })
const temporary = new Set([0, 408, 425])

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function resultOf(status: number, text: string): UploadResult {
  if (temporary.has(status) || status >= 500) return { outcome: 'later' }
  if (status === 401) return { outcome: 'signedOut' }
  const body = parse(text)
  if (status === 201) {
    const { data } = accepted.safeParse(body)
    return data ? { outcome: 'ready', attachment: data.attachment } : { outcome: 'later' }
  }
  return { outcome: 'refused', sentence: refused.safeParse(body).data?.sentence }
}

export interface Uploading {
  /** where files are sent */
  address: string
  file: File
  /** its Idempotency-Key */
  key: string
  onProgress(share: number): void
  onDone(result: UploadResult): void
}

/** Sends one file and says how far it is: what fetch cannot. @returns what ends it */
export function uploadFile({ address, file, key, onProgress, onDone }: Uploading): () => void {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('key', key)
  form.append('file', file, file.name)
  request.open('POST', address)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  request.addEventListener('loadend', () => onDone(resultOf(request.status, request.responseText)))
  request.send(form)
  return () => request.abort()
}

export interface Uploads {
  address: string
  files: readonly PendingFile[]
  /** said where a file is refused without a sentence */
  refused: string
  /** said of one that the device no longer has */
  gone(name: string): string
}

const uploaded = (address: string, file: File, key: string): Promise<UploadResult> =>
  new Promise((resolve) => {
    uploadFile({ address, file, key, onProgress: () => undefined, onDone: resolve })
  })

/** Files that waited on her device with their message, one after the other. */
export async function uploadStored({ address, files, refused, gone }: Uploads): Promise<UploadsResult> {
  const attachments: Attachment[] = []
  for (const { key, name } of files) {
    const file = await storedFile(key)
    if (!file) return { outcome: 'refused', sentence: gone(name) }
    const result = await uploaded(address, file, key)
    if (result.outcome === 'refused') return { outcome: 'refused', sentence: result.sentence ?? refused }
    if (result.outcome !== 'ready') return result
    attachments.push(result.attachment)
  }
  await forgetFiles(files.map(({ key }) => key))
  return { outcome: 'ready', attachments }
}
