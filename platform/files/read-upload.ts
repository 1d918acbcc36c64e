import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { messages } from '../../contracts/messages.ts'
import { AppError, invalid, violation } from '../errors/index.ts'
import { fileNameOf } from './file-name.ts'

export interface Upload {
  bytes: Buffer
  name: string
  /** the text fields that came with it */
  fields: Readonly<Record<string, unknown>>
}

export interface UploadRules {
  maxBytes: number
  /** names of the text fields that may come with it */
  fields?: readonly string[]
}

async function readFile(part: MultipartFile): Promise<Pick<Upload, 'bytes' | 'name'>> {
  if (part.fieldname !== 'file') throw invalid([violation(part.fieldname, messages.unknown)])
  return { bytes: await part.toBuffer(), name: fileNameOf(part.filename ?? '') }
}

async function readParts(request: FastifyRequest, { maxBytes, fields = [] }: UploadRules): Promise<Upload> {
  let file: Pick<Upload, 'bytes' | 'name'> | undefined
  const texts: Record<string, unknown> = {}
  const limits = { fileSize: maxBytes, files: 1, fields: 5, fieldSize: 10_000 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') file = await readFile(part)
    else if (fields.includes(part.fieldname)) texts[part.fieldname] = part.value
    else throw invalid([violation(part.fieldname, messages.unknown)])
  }
  if (!file) throw invalid([violation('file', messages.required, 'missing')])
  return { ...file, fields: texts }
}

/**
 * A multipart body with one file, in the field `file`.
 * @throws 400 for another field or a body cut short, 413 above the limit, 415 where it is not multipart
 */
export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  try {
    return await readParts(request, rules)
  } catch (error) {
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined) throw error
    throw new AppError(400, 'invalid-argument', 'L’envoi est incomplet ou mal formé.', { detail: String(error) })
  }
}
