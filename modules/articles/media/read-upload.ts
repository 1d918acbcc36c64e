import type { FastifyRequest } from 'fastify'
import { messages } from '../../../contracts/messages.ts'
import { mediaAlt, mediaMaxBytes } from '../../../contracts/staff-media.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import * as files from '../../../platform/files/index.ts'

export interface Upload extends Pick<files.Upload, 'bytes' | 'name'> {
  alt: string
}

/** Reads the multipart body: a field `file`, and an optional `alt`. @throws 400, 413, 415 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { bytes, name, fields } = await files.readUpload(request, { maxBytes: mediaMaxBytes, fields: ['alt'] })
  const alt = mediaAlt.safeParse(fields.alt ?? '')
  if (!alt.success) throw invalid([violation('alt', alt.error.issues[0]?.message ?? messages.invalid)])
  return { bytes, name, alt: alt.data }
}
