import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { ErrorBody } from '../../contracts/errors.ts'

/** Refuses what must not reach the app, in the contract's form, and ends the connection. */
export function refuseRequest(
  response: ServerResponse,
  status: number,
  refusal: Pick<ErrorBody, 'code' | 'message'>,
): void {
  const body: ErrorBody = { ...refusal, requestId: randomUUID() }
  response.writeHead(status, {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
