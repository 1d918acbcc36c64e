import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { mailboxOf } from './mailbox.ts'
import { deleteIncomingBefore } from './queries-incoming.ts'

const dayMilliseconds = 86_400_000
/** How long the Message-ID of a mail that belongs to no ticket is known. */
const rememberedDays = 60

/** Mail is taken as it comes; this opens the mailbox, opens it again when it closed, and looks in case nothing was told. */
export const collectMailSweep = defineSweep({
  name: 'support.collect-mail',
  everySeconds: 5,
  handle: async (platform: OpenedPlatform) => mailboxOf(platform)?.collect(),
})

export const forgetMailSweep = defineSweep({
  name: 'support.forget-mail',
  everySeconds: 3600,
  handle: ({ db, clock }: OpenedPlatform) =>
    deleteIncomingBefore(db, new Date(clock.now().getTime() - rememberedDays * dayMilliseconds)),
})
