import type { FastifyInstance } from 'fastify'
import type { OpenedPlatform } from '../../platform/index.ts'

const patienceMilliseconds = 2000

/** Waits at most two seconds: a database that does not answer counts as down. */
async function isTrueInTime(work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMilliseconds)
  })
  const answered = work.catch(() => false)
  const result = await Promise.race([answered, late])
  clearTimeout(timer)
  return result
}

export interface Readiness {
  ready: boolean
  /** whether the encrypted data can be read */
  hasKeys(): Promise<boolean>
}

export function registerHealth(app: FastifyInstance, platform: OpenedPlatform, readiness: Readiness): void {
  const serves = async () => {
    await platform.database.ping()
    return readiness.hasKeys()
  }
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ payload: { status: 'alive' } }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = readiness.ready && (await isTrueInTime(serves()))
    reply.status(ready ? 200 : 503).header('cache-control', 'no-store')
    return { payload: { status: ready ? 'ready' : 'not-ready' } }
  })
}
