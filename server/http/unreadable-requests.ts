import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody, ErrorCode } from '../../contracts/errors.ts'

type Refusal = readonly [status: number, code: ErrorCode, message: string]

const badRequest: Refusal = [400, 'invalid-argument', 'La demande est illisible.']

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_INVALID_METHOD: [405, 'method-not-allowed', 'Cette méthode n’est pas acceptée ici.'],
  HPE_HEADER_OVERFLOW: [431, 'too-large', 'Les en-têtes de la demande sont trop longs.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request-timeout', 'La demande a mis trop de temps à arriver.'],
}

function answerOf([status, code, message]: Refusal): string {
  const body: ErrorBody = { message, code, requestId: randomUUID() }
  const text = JSON.stringify(body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
    ...(status === 405 ? ['allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'] : []),
    '',
    text,
  ].join('\r\n')
}

/**
 * Refuses what Node cannot parse as a request, in the contract's form, and closes the connection.
 * @param answering an earlier answer is being sent: a second one would be taken for a part of it
 */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex, answering: boolean): void {
  if (code === 'ECONNRESET' || answering || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(answerOf(refusals[code ?? ''] ?? badRequest), () => socket.destroy())
}
