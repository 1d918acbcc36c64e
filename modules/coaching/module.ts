import type { Module } from '../../platform/module.ts'
import { mediaUsers } from '../articles/index.ts'
import { firstMessages } from '../subscriptions/index.ts'
import { channels, listDiscussionUids } from '../support/index.ts'
import { coachingChannel } from './coaching-channel.ts'
import { coachLeftMail } from './mails/coach-left.tsx'
import { discussionAnsweredMail } from './mails/discussion-answered.tsx'
import { coachingMailKinds } from './mails/mail-kinds.ts'
import { mailRefusedMail } from './mails/mail-refused.tsx'
import { transferDecidedMail } from './mails/transfer-decided.tsx'
import { transferProposedMail } from './mails/transfer-proposed.tsx'
import { forgetNotesSweep } from './person/notes.ts'
import { mediaUsesOfProfiles } from './profiles/media-of-profiles.ts'
import { promiseCredit } from './promises/settings.ts'
import { settleMissedSweep } from './promises/settle-missed.ts'
import { findMasterKeysInUse } from './queries.ts'
import { registerCoaching } from './routes.ts'
import { expireTransfersSweep } from './transfers/sweeps.ts'
import { verifyDecryption } from './verify-decryption.ts'

export const coachingModule: Module = {
  name: 'coaching',
  settings: [promiseCredit],
  routes: registerCoaching,
  extensions: [
    channels.with(coachingChannel),
    mediaUsers.with(mediaUsesOfProfiles),
    firstMessages.with(async (db, userUid) => (await listDiscussionUids(db, userUid)).length > 0),
  ],
  mailKinds: coachingMailKinds,
  mails: [coachLeftMail, discussionAnsweredMail, mailRefusedMail, transferDecidedMail, transferProposedMail],
  keysInUse: findMasterKeysInUse,
  proveReadable: verifyDecryption,
  sweeps: [forgetNotesSweep, expireTransfersSweep, settleMissedSweep],
}
