import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../../contracts/errors.ts'

export interface BodyPace {
  /** milliseconds between two checks; a sender that is too slow at two checks in a row is refused */
  period: number
  bytesPerSecond: number
}

/** Any mobile network in use is several times faster. */
const usualPace: BodyPace = { period: 5000, bytesPerSecond: 4096 }

const hasBody = ({ headers }: FastifyRequest['raw']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** True if the server has not read the received data yet, so the sender cannot continue. */
const isHeldByUs = ({ raw }: FastifyRequest): boolean => raw.readableLength >= raw.readableHighWaterMark

function giveUp({ id, raw }: FastifyRequest, reply: FastifyReply): void {
  const { headersSent } = reply.raw
  reply.hijack()
  if (headersSent) {
    raw.socket.destroy()
    return
  }
  const body: ErrorBody = { message: 'L’envoi est trop lent. Réessayez.', code: 'request-timeout', requestId: id }
  reply.raw.writeHead(408, {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  reply.raw.end(JSON.stringify(body))
}

/** Ends requests whose body arrives very slowly: each occupies a connection, and some occupy one of few places. */
export function refuseSlowBodies(app: FastifyInstance, { period, bytesPerSecond }: BodyPace = usualPace): void {
  const least = (bytesPerSecond * period) / 1000
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const { socket } = raw
    if (!(socket instanceof Socket) || !hasBody(raw)) return
    let seen = socket.bytesRead
    let wasSlow = false
    const timer = setInterval(() => {
      const received = socket.bytesRead - seen
      seen = socket.bytesRead
      if (raw.complete) return clearInterval(timer)
      const isSlow = received < least && !isHeldByUs(request)
      if (isSlow && wasSlow) {
        clearInterval(timer)
        giveUp(request, reply)
      }
      wasSlow = isSlow
    }, period)
    reply.raw.once('close', () => clearInterval(timer))
  })
}
