import { randomUUID } from 'node:crypto'
import type { ImapFlow } from 'imapflow'
import type { ImapMailbox } from '../../../platform/config/index.ts'
import type { OpenedPlatform, PlatformService } from '../../../platform/index.ts'
import { fetchMails } from './fetch-mails.ts'
import { lockMailbox, releaseMailbox } from './queries-mailboxes.ts'

/** Milliseconds after which another process takes over the mailbox of a dead process. */
const lockMilliseconds = 60_000
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 120_000 }

/** The mailbox that this process watches: the server notifies of new mail, and each run also checks. */
export interface Mailbox {
  /** processes new mail; connects, or waits for the lock, when necessary */
  collect(): Promise<void>
  close(): Promise<void>
}

async function connect(platform: OpenedPlatform, imap: ImapMailbox): Promise<ImapFlow> {
  // 31 MB that a site without a mailbox does not need.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: imap.host,
    port: imap.port,
    secure: imap.secure,
    auth: { user: imap.user, pass: imap.password },
    logger: false,
    autoIdleDelay: 500,
    maxIdleTime: 60_000,
    ...patience,
  })
  client.on('error', (error: Error) => platform.log.warn({ err: error }, 'the mailbox does not answer'))
  return client
}

export function watchMailbox(platform: OpenedPlatform, imap: ImapMailbox): Mailbox {
  const { db, clock } = platform
  const name = `${imap.user}@${imap.host}:${imap.port}/${imap.folder}`
  const holder = randomUUID()
  const failures = new Map<number, number>()
  let client: ImapFlow | undefined
  let turn: Promise<void> | undefined
  let again = false
  let closed = false

  async function opened(): Promise<ImapFlow> {
    if (client?.usable) return client
    const fresh = await connect(platform, imap)
    await fresh.connect()
    await fresh.mailboxOpen(imap.folder)
    fresh.on('exists', () => {
      again = true
      collect().catch((error: unknown) => platform.log.warn({ err: error }, 'mail could not be fetched'))
    })
    client = fresh
    return fresh
  }

  async function letGo(): Promise<void> {
    const former = client
    client = undefined
    former?.close()
  }

  async function run(): Promise<void> {
    do {
      again = false
      const now = clock.now()
      const until = new Date(now.getTime() + lockMilliseconds)
      const place = await lockMailbox(db, { name, holder, now, until })
      if (!place) return letGo()
      try {
        await fetchMails(await opened(), platform, place, failures)
      } catch (error) {
        await letGo()
        throw error
      }
    } while (again && !closed)
  }

  function collect(): Promise<void> {
    if (closed) return Promise.resolve()
    turn ??= run().finally(() => {
      turn = undefined
    })
    return turn
  }

  return {
    collect,
    async close() {
      closed = true
      await turn?.catch(() => {})
      await letGo()
      await releaseMailbox(db, name, holder)
    },
  }
}

const mailbox: PlatformService<Mailbox | undefined> = {
  name: 'support.mailbox',
  open: (platform) => platform.config.imap && watchMailbox(platform, platform.config.imap),
}

/** The mailbox of this app. @returns undefined when none is configured */
export const mailboxOf = ({ services }: Pick<OpenedPlatform, 'services'>): Mailbox | undefined => services.of(mailbox)
