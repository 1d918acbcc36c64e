import { parseSubmission, type Submission } from '@conform-to/react/future'
import type { z } from 'zod'
import { unixLines } from '../../contracts/forms.ts'
import { isSendable } from '../api/sendable.ts'
import { countFields } from './count-fields.ts'
import { findNamedField, formShapeOf, maxFieldsOf } from './form-shape.ts'
import { idempotencyFieldName } from './idempotency.ts'

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i
const multipart = /^multipart\b/i

/** Limit in characters for all texts of a form: far above any field’s, so that a long text gets an error at its field. */
const mostText = 1024 * 1024
const longestName = 200

const refused = (status: number, headers?: Record<string, string>): Response =>
  new Response(null, headers ? { status, headers } : { status })

/** Tells whether each field of the form fits the schema: its name, its kind, and how often it occurs. */
function isOf(schema: z.ZodType, form: FormData): boolean {
  const shape = formShapeOf(schema)
  const seen = new Set<string>()
  let layout = maxFieldsOf(shape)
  for (const [name, value] of form) {
    layout -= 1
    if (layout < 0 || name.length > longestName) return false
    const field = findNamedField(shape, name)
    if (!field || (seen.has(name) && !field.repeats)) return false
    if ((field.kind === 'file') !== value instanceof File) return false
    // The API receives the key in a header, which cannot contain every character.
    if (name === idempotencyFieldName && value !== '' && !isSendable(String(value))) return false
    seen.add(name)
  }
  return true
}

function textIn(form: FormData): number {
  let length = 0
  for (const [name, value] of form) length += name.length + (value instanceof File ? value.name : value).length
  return length
}

/** Browsers send each line end of a text field as two characters. */
function withUnixLines(form: FormData): FormData {
  const read = new FormData()
  for (const [name, value] of form) {
    if (value instanceof File) read.append(name, value)
    else read.append(name, unixLines(value))
  }
  return read
}

/**
 * Reads the body of one of a page's forms. Refuses too many fields before parsing, then unknown or duplicate names.
 * @throws 405, 415 or 400
 */
export async function readFormData(request: Request, ...forms: readonly z.ZodType[]): Promise<FormData> {
  if (request.method !== 'POST') throw refused(405, { allow: 'GET, POST' })
  const type = request.headers.get('content-type') ?? ''
  if (!formTypes.test(type)) throw refused(415)
  const bytes = new Uint8Array(await request.arrayBuffer())
  const most = Math.max(...forms.map((form) => maxFieldsOf(formShapeOf(form))))
  if (!multipart.test(type) && bytes.length > 3 * mostText) throw refused(400)
  if (!(countFields(bytes, type, most) <= most)) throw refused(400)
  // If the parser rejects the bytes, no form of a browser sent them.
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw refused(400)
  })
  if (textIn(form) > mostText || !forms.some((schema) => isOf(schema, form))) throw refused(400)
  return withUnixLines(form)
}

/** @param form result of `readFormData`: its names are checked, so that the parser builds only fields of the form */
export const readSubmission = (form: FormData): Submission => parseSubmission(form)
