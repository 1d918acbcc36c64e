import { randomUUID } from 'node:crypto'
import type { ImapFlow } from 'imapflow'
import type { ImapMailbox } from '../../../../platform/config/index.ts'
import type { OpenedPlatform, PlatformService } from '../../../../platform/index.ts'
import { fetchMails } from './fetch-mails.ts'
import { lockMailbox, type MailboxRow, releaseMailbox } from './queries-mailboxes.ts'

/** Milliseconds after which another process takes over the mailbox of a dead process. */
const lockMilliseconds = 60_000
/** Delay before reopening a mailbox that could not be opened; it doubles up to `longestWait`. */
const firstWait = 10_000
const longestWait = 600_000
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 120_000 }

/** The mailbox that this process watches: the server notifies of new mail, and each run also checks. */
export interface Mailbox {
  /** processes new mail; connects if necessary; does nothing while another process holds the lock */
  collect(): Promise<void>
  close(): Promise<void>
}

/** The library's message is "Command failed"; `responseText` holds the server's answer. */
function withAnswer(error: unknown): unknown {
  if (!(error instanceof Error) || !('responseText' in error)) return error
  return new Error(`the mail server refused: ${error.responseText}`, { cause: error })
}

async function connect(platform: OpenedPlatform, imap: ImapMailbox): Promise<ImapFlow> {
  // Loaded lazily: it takes 31 MB, which a site without a mailbox saves.
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

function watchMailbox(platform: OpenedPlatform, imap: ImapMailbox): Mailbox {
  const { db, clock } = platform
  const name = `${imap.user}@${imap.host}:${imap.port}/${imap.folder}`
  const holder = randomUUID()
  let failures = 0
  let waitsUntil = 0
  let client: ImapFlow | undefined
  let turn: Promise<void> | undefined
  let again = false
  let closed = false

  async function open(): Promise<ImapFlow> {
    const fresh = await connect(platform, imap)
    try {
      await fresh.connect()
      await fresh.mailboxOpen(imap.folder)
    } catch (error) {
      fresh.close()
      waitsUntil = clock.now().getTime() + Math.min(firstWait * 2 ** failures, longestWait)
      failures += 1
      throw withAnswer(error)
    }
    failures = 0
    return fresh
  }

  async function opened(): Promise<ImapFlow> {
    if (client?.usable) return client
    const fresh = await open()
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

  function lock() {
    const now = clock.now()
    return lockMailbox(db, { name, holder, now, until: new Date(now.getTime() + lockMilliseconds) })
  }

  /** Fetches mails and keeps renewing the lock: many mails, or a large one, may take longer than the lock lasts. */
  async function fetchLocked(place: MailboxRow): Promise<void> {
    const renewing = setInterval(
      () =>
        void lock().catch((error: unknown) => platform.log.warn({ err: error }, 'the mailbox lock was not renewed')),
      lockMilliseconds / 3,
    )
    try {
      await fetchMails(await opened(), platform, place)
    } catch (error) {
      await letGo()
      throw error
    } finally {
      clearInterval(renewing)
    }
  }

  async function run(): Promise<void> {
    do {
      again = false
      if (clock.now().getTime() < waitsUntil) return
      const place = await lock()
      if (!place) return letGo()
      await fetchLocked(place)
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
