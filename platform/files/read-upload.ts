import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { messages } from '../../contracts/messages.ts'
import { AppError, invalid, violation } from '../errors/index.ts'
import { fileNameOf } from './file-name.ts'

export interface UploadedFile {
  bytes: Buffer
  name: string
}

export interface Uploads {
  files: UploadedFile[]
  /** the text fields that were sent with them */
  fields: Readonly<Record<string, unknown>>
}

export interface Upload extends UploadedFile, Pick<Uploads, 'fields'> {}

export interface UploadRules {
  /** limit of one file */
  maxBytes: number
  /** names of the text fields that may be sent with it */
  fields?: readonly string[]
  maxFieldBytes?: number
}

async function readFile(part: MultipartFile): Promise<UploadedFile> {
  if (part.fieldname !== 'file') throw invalid([violation(part.fieldname, messages.unknown)])
  return { bytes: await part.toBuffer(), name: fileNameOf(part.filename ?? '') }
}

async function readParts(request: FastifyRequest, most: number, rules: UploadRules): Promise<Uploads> {
  const { maxBytes, fields = [], maxFieldBytes = 10_000 } = rules
  const read = { files: [] as UploadedFile[], fields: {} as Record<string, unknown> }
  const limits = { fileSize: maxBytes, files: most, fields: 5, fieldSize: maxFieldBytes }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') read.files.push(await readFile(part))
    else if (!fields.includes(part.fieldname)) throw invalid([violation(part.fieldname, messages.unknown)])
    else if (part.valueTruncated) throw invalid([violation(part.fieldname, messages.invalid)])
    else read.fields[part.fieldname] = part.value
  }
  if (read.files.length === 0) throw invalid([violation('file', messages.required, 'missing')])
  return read
}

/**
 * A multipart body with files, each in a field `file`.
 * @throws 400 for another field or a body cut short, 413 above a limit, 415 where it is not multipart
 */
export async function readUploads(request: FastifyRequest, most: number, rules: UploadRules): Promise<Uploads> {
  try {
    return await readParts(request, most, rules)
  } catch (error) {
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined) throw error
    throw new AppError(400, 'invalid-argument', 'L’envoi est incomplet ou mal formé.', { detail: String(error) })
  }
}

export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  const { files, fields } = await readUploads(request, 1, rules)
  return { ...(files[0] as UploadedFile), fields }
}
