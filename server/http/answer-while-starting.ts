import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { ErrorBody } from '../../contracts/errors.ts'

const notReady = (): ErrorBody => ({
  message: 'Le site démarre. Réessayez dans un instant.',
  code: 'not-ready',
  requestId: randomUUID(),
})

/** Answers before the database is open: the process is alive but not ready. */
export const answerWhileStarting: RequestListener = (request, response) => {
  const alive = request.url === '/healthz'
  response.writeHead(alive ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(alive ? {} : { 'retry-after': '1' }),
  })
  response.end(JSON.stringify(alive ? { payload: { status: 'alive' } } : notReady()))
}
