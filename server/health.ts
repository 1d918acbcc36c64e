import type { FastifyInstance } from 'fastify'
import type { OpenedPlatform } from '../platform/index.ts'

const patienceMilliseconds = 2000

async function answersInTime(platform: OpenedPlatform): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMilliseconds)
  })
  const answered = platform.database.ping().then(
    () => true,
    () => false,
  )
  const result = await Promise.race([answered, late])
  clearTimeout(timer)
  return result
}

export function registerHealth(app: FastifyInstance, platform: OpenedPlatform, readiness: { ready: boolean }): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ payload: { status: 'alive' } }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = readiness.ready && (await answersInTime(platform))
    reply.status(ready ? 200 : 503).header('cache-control', 'no-store')
    return { payload: { status: ready ? 'ready' : 'not-ready' } }
  })
}
