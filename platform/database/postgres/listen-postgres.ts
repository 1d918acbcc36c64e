import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../../log/index.ts'
import type { Unlisten, Watcher } from '../handle.ts'

/** Name of these connections in pg_stat_activity. */
const listeningName = 'eclore listening'
const retryMilliseconds = 500
/** Interval and time limit of queries that detect a connection that the network dropped silently. */
const askMilliseconds = 1000

interface Listening {
  url: string
  channel: string
  watcher: Watcher
  log: Logger
}

async function answers(client: pg.Client): Promise<boolean> {
  const late = wait(askMilliseconds, false, { ref: false })
  return Promise.race([
    client.query('select 1').then(
      () => true,
      () => false,
    ),
    late,
  ])
}

/** A connection that only listens, and reconnects forever. */
export async function listenForever({ url, channel, watcher, log }: Listening): Promise<Unlisten> {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: listeningName })
    next.on('notification', ({ payload = '' }) => watcher.onPayload(payload))
    next.on('error', (error) => {
      log.warn({ err: error }, 'the listening connection broke')
      again()
    })
    next.on('end', again)
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  function again(): void {
    client?.removeAllListeners('end')
    client = undefined
    if (closed || retry) return
    watcher.onLost()
    retry = setTimeout(async () => {
      retry = undefined
      try {
        await connect()
        watcher.onRegained()
      } catch (error) {
        log.warn({ err: error }, 'the listening connection could not be opened')
        again()
      }
    }, retryMilliseconds)
  }

  async function look(): Promise<void> {
    const asked = client
    if (!asked || (await answers(asked)) || asked !== client || closed) return
    log.warn('the listening connection does not answer')
    again()
    // `end` may never complete, so it is not awaited.
    asked.removeAllListeners('notification')
    asked.end().catch((error: unknown) => log.debug({ err: error }, 'the listening connection was ended'))
  }

  await connect()
  const looking = setInterval(() => void look(), askMilliseconds).unref()
  return async () => {
    closed = true
    clearInterval(looking)
    clearTimeout(retry)
    await client?.end()
  }
}

/**
 * Makes each connection of the pool listen: the notification of a commit arrives on the committing connection before the commit's
 * answer. A broken connection commits nothing.
 * @returns a promise that the pool awaits before it hands out a new connection; if it rejects, the connection is refused
 */
export function listenOnEach(channel: string, onPayload: (payload: string) => void) {
  return async (client: pg.ClientBase): Promise<void> => {
    client.on('notification', (message) => {
      if (message.channel === channel) onPayload(message.payload ?? '')
    })
    await client.query(`listen ${channel}`)
  }
}
