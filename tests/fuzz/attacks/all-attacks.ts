import type { Attack } from './attack.ts'
import { fileAttacks } from './file-attacks.ts'
import { hostileMails } from './hostile-mails.ts'
import { mailAttacks, mailEnv } from './mail-attacks.ts'
import { openHostileMailbox } from './mailbox.ts'
import { type AttackOptions, type AttackReport, runAttacks } from './run-attacks.ts'
import { textAttacks } from './text-attacks.ts'

const attacks: readonly Attack[] = [...mailAttacks, ...textAttacks, ...fileAttacks]

const everyNth = <Item>(items: readonly Item[], n: number): Item[] => items.filter((_item, index) => index % n === 0)

/**
 * Attacks a server with mails, writers' texts and files of other sites; it reads a mailbox of hostile mails as well.
 * @param nth 1: all of them; 5: every fifth
 */
export async function attackServer(nth: number, options: Omit<AttackOptions, 'attacks'>): Promise<AttackReport> {
  const mailbox = await openHostileMailbox(everyNth(Object.values(hostileMails), nth))
  const readMailbox: Attack = {
    name: 'a mailbox of hostile mails',
    once: true,
    async send(victim) {
      await mailbox.untilRead(victim)
      return 200
    },
  }
  try {
    const env = { ...options.env, ...mailEnv, ...mailbox.env }
    return await runAttacks({ ...options, env, attacks: [readMailbox, ...everyNth(attacks, nth)] }, mailbox.prove)
  } finally {
    await mailbox.stop()
  }
}
