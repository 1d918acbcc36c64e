import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { mailboxOf } from './mailbox/mailbox.ts'
import { deleteTriesBefore } from './mailbox/queries-tries.ts'
import { deleteIncomingBefore } from './queries-incoming.ts'

const dayMilliseconds = 86_400_000
/** Time for which the Message-ID of a mail without a ticket is stored. */
const rememberedDays = 60

/**
 * Mail is processed on arrival. This sweep opens the mailbox, reopens it after a disconnection, and finds mail that the
 * server did not announce.
 */
export const collectMailSweep = defineSweep({
  name: 'support.collect-mail',
  everySeconds: 5,
  handle: async (platform: OpenedPlatform) => mailboxOf(platform)?.collect(),
})

export const forgetMailSweep = defineSweep({
  name: 'support.forget-mail',
  everySeconds: 3600,
  async handle({ db, clock }: OpenedPlatform) {
    const before = new Date(clock.now().getTime() - rememberedDays * dayMilliseconds)
    await deleteIncomingBefore(db, before)
    await deleteTriesBefore(db, before)
  },
})
