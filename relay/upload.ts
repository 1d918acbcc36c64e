import type { AnswerOf, AnyCall } from '../contracts/call.ts'
import { type QueryInput, relayAddressOf } from '../contracts/text/address.ts'
import { readAnswer } from './call.ts'

interface UploadInput {
  params: Readonly<Record<string, unknown>>
  query?: QueryInput
  file: File
  /** form fields sent with the file */
  fields?: Readonly<Record<string, string>>
  idempotencyKey: string
  /** from 0 to 1 */
  onProgress(share: number): void
  signal: AbortSignal
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Uploads a file in the field `file`. By XMLHttpRequest: fetch reports no upload progress. @throws CallError */
export function uploadFile<C extends AnyCall>(call: C, input: UploadInput): Promise<AnswerOf<C>> {
  const { params, query, file, fields = {}, idempotencyKey, onProgress, signal } = input
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, relayAddressOf(call, params, query))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => {
      try {
        resolve(readAnswer(call, request.status, parse(request.responseText)))
      } catch (error) {
        reject(error)
      }
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
