import { getHome } from '../../contracts/site/home.ts'
import * as voiceCalls from '../../contracts/site/voices.ts'
import type { Module } from '../../platform/module.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { mediaUsers } from '../articles/index.ts'
import { mediaUsesOfHome } from './home/media-of-home.ts'
import { readHome } from './home/read-home.ts'
import { homeActions } from './home/staff-home.ts'
import { ensureHome } from './home/write-home.ts'
import { ownerMailWords } from './mail-texts/own-words.ts'
import { mailTextActions } from './mail-texts/staff-mail-texts.ts'
import { voiceMailKinds } from './mails/mail-kinds.ts'
import { voiceAskedMail } from './mails/voice-asked.tsx'
import { voiceInvitedMail } from './mails/voice-invited.tsx'
import { voiceWrittenMail } from './mails/voice-written.tsx'
import { inviteSatisfiedMember } from './voices/invite-satisfied-member.ts'
import { readOwnVoice, withdrawVoice, writeVoice } from './voices/own-voice.ts'
import { voiceActions, voices } from './voices/staff-voices.ts'
import { unusedLinksSweep } from './voices/sweeps.ts'

/** The owner's own words: the home page, the words around mails, and what members say about the site. */
export const siteModule: Module = {
  name: 'site',
  mailKinds: voiceMailKinds,
  extensions: [ownerMailWords, inviteSatisfiedMember, mediaUsers.with(mediaUsesOfHome)],
  sweeps: [unusedLinksSweep],
  mails: [voiceAskedMail, voiceInvitedMail, voiceWrittenMail],
  async routes(app, platform, mount) {
    await ensureHome(platform, platform.db)
    mountStaff(app, platform, mount, [...homeActions, ...mailTextActions, voices, ...voiceActions])
    mount(app, getHome, async ({ query: { preview }, db }) => ({ payload: await readHome(platform, db, preview) }))
    mount(app, voiceCalls.readOwnVoice, async ({ params: { token }, db }) => ({
      payload: await readOwnVoice(platform, db, token),
    }))
    mount(app, voiceCalls.writeVoice, async ({ params: { token }, body, db }) => ({
      payload: await writeVoice(platform, db, token, body),
    }))
    mount(app, voiceCalls.withdrawVoice, ({ params: { token }, db }) => withdrawVoice(platform, db, token))
  },
}
