import { getOwner, getSiteSettings } from '../../contracts/administration/site-settings.ts'
import type { Module } from '../../platform/module.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { hasAdmin } from '../accounts/index.ts'
import { invitationMail } from './mails/invitation.tsx'
import { teamMailKinds } from './mails/mail-kinds.ts'
import { ownerMail } from './mails/owner.tsx'
import { secondFactorResetMail } from './mails/second-factor-reset.tsx'
import { readSiteSettings } from './read-site-settings.ts'
import { colours, emergency, logoText, navigation, searchTexts } from './settings.ts'
import { renewInvitationLink } from './staff/colleagues/renew-link.ts'
import { staff } from './staff/index.ts'

export { OwnerExistsError, type OwnerRequest, setupOwner } from './setup-owner.ts'

/** Admin features that no other module owns: colleagues, settings, mails, and the figures of the whole site. */
export const administrationModule: Module = {
  name: 'administration',
  settings: [logoText, colours, navigation, searchTexts, emergency],
  mailKinds: teamMailKinds,
  mails: [invitationMail, ownerMail, secondFactorResetMail],
  linkRenewals: { 'office.invitation': renewInvitationLink },
  routes(app, platform, mount) {
    mount(app, getSiteSettings, async ({ db }) => ({ payload: await readSiteSettings(platform, db) }))
    mount(app, getOwner, async ({ db }) => ({ payload: { exists: await hasAdmin(db) } }))
    mountStaff(app, platform, mount, staff)
  },
}
