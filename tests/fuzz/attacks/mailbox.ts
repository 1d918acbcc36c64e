import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ImapServer, startImapServer } from '../../fixtures/imap-server.ts'
import type { Victim } from './victim.ts'

const isRead = ({ flags }: { flags: Set<string> }): boolean => flags.has('\\Seen') || flags.has('\\Flagged')

async function untilRead({ server }: Victim, imap: ImapServer): Promise<void> {
  while (!imap.folders.get('INBOX')?.every(isRead)) {
    if (server.process.child.exitCode !== null) throw new Error(server.process.output().slice(-2000))
    await wait(100)
  }
}

/** A mailbox of hostile mails, which a server goes on reading from where it stopped. */
export async function openHostileMailbox(mails: readonly (() => Buffer)[]) {
  const imap = await startImapServer()
  for (const make of mails) imap.deliver(make())
  return {
    env: { IMAP_URL: imap.url },
    /** resolves once each mail was read or set aside */
    untilRead: (victim: Victim) => untilRead(victim, imap),
    /** Checks that after a restart only a new mail is read. @returns what is wrong */
    async prove(victim: Victim): Promise<string[]> {
      const known = imap.log.length
      const sender = `${randomUUID()}@exemple.org`
      const { uid } = imap.deliver(`From: ${sender}\r\nMessage-ID: <${sender}>\r\nSubject: Encore\r\n\r\nBonjour`)
      await untilRead(victim, imap)
      const fetched = imap.log.slice(known).filter((line) => /^UID FETCH \d+ .*BODY/.test(line))
      return fetched.every((line) => line.startsWith(`UID FETCH ${uid} `)) ? [] : [`read again: ${fetched.join('; ')}`]
    },
    stop: () => imap.stop(),
  }
}
