import type { ImapMailbox } from '../../../../platform/config/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { hasIncoming } from '../queries-incoming.ts'

const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 }

/** @returns what went wrong, in the server's words */
async function signIn(imap: ImapMailbox): Promise<string | undefined> {
  const { host, port, secure, user, password, folder } = imap
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({ host, port, secure, auth: { user, pass: password }, logger: false, ...patience })
  // Without a listener a lost connection would end the process; the awaited calls reject anyway.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.mailboxOpen(folder, { readOnly: true })
    return undefined
  } catch (error) {
    const { responseText, message } = error as Error & { responseText?: string }
    return responseText ?? message
  } finally {
    client.close()
  }
}

export interface MailboxState {
  /** the site could sign in to the mailbox; false when mails arrive by signed calls only */
  connected: boolean
  /** at least one mail has ever arrived */
  received: boolean
  problem?: string | undefined
}

/** Checks whether replies by mail can arrive. */
export async function checkMailbox({ config }: Pick<Platform, 'config'>, db: Database): Promise<MailboxState> {
  const received = await hasIncoming(db)
  if (!config.imap) return { connected: false, received }
  const problem = await signIn(config.imap)
  return { connected: problem === undefined, received, problem }
}
