import path from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { messages } from '../../contracts/messages.ts'
import { mediaAlt, mediaMaxBytes } from '../../contracts/staff-media.ts'
import { AppError, invalid, violation } from '../../platform/errors/index.ts'

export interface Upload {
  bytes: Buffer
  name: string
  alt: string
}

const maxName = 200

/** As the person called it, without its folders and what cannot be kept. */
function nameOf(filename: string): string {
  const name = path.posix.basename(filename.replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim()
  return [...name].slice(0, maxName).join('').toWellFormed() || 'fichier'
}

async function readFile(part: MultipartFile): Promise<Pick<Upload, 'bytes' | 'name'>> {
  if (part.fieldname !== 'file') throw invalid([violation(part.fieldname, messages.unknown)])
  return { bytes: await part.toBuffer(), name: nameOf(part.filename ?? '') }
}

function readAlt(name: string, value: unknown): string {
  if (name !== 'alt') throw invalid([violation(name, messages.unknown)])
  const alt = mediaAlt.safeParse(value)
  if (!alt.success) throw invalid([violation('alt', alt.error.issues[0]?.message ?? messages.invalid)])
  return alt.data
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  let file: Pick<Upload, 'bytes' | 'name'> | undefined
  let alt = ''
  const limits = { fileSize: mediaMaxBytes, files: 1, fields: 5, fieldSize: 10_000 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') file = await readFile(part)
    else alt = readAlt(part.fieldname, part.value)
  }
  if (!file) throw invalid([violation('file', messages.required, 'missing')])
  return { ...file, alt }
}

/**
 * The multipart body: a field `file`, and `alt` if it is given.
 * @throws 400 for another field or a body cut short, 413 above the limit, 415 where it is not multipart
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  try {
    return await readParts(request)
  } catch (error) {
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined) throw error
    throw new AppError(400, 'invalid-argument', 'L’envoi est incomplet ou mal formé.', { detail: String(error) })
  }
}
