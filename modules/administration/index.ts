import { getOwner, getSiteSettings } from '../../contracts/administration/site-settings.ts'
import type { Module } from '../../platform/module.ts'
import { colours, logoText } from '../../platform/settings/index.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { hasAdmin } from '../accounts/index.ts'
import { mediaUsers } from '../articles/index.ts'
import { ownerMailLook } from './identity/mail-look.ts'
import { mediaUsesOfIdentity } from './identity/media-of-identity.ts'
import { serveIdentity } from './identity/pages-identity.ts'
import { invitationMail } from './mails/invitation.tsx'
import { teamMailKinds } from './mails/mail-kinds.ts'
import { ownerMail } from './mails/owner.tsx'
import { secondFactorResetMail } from './mails/second-factor-reset.tsx'
import { readSiteSettings } from './read-site-settings.ts'
import {
  aboutPicture,
  emergency,
  iconPicture,
  logoPicture,
  navigation,
  pageTexts,
  searchTexts,
  sharePicture,
} from './settings.ts'
import { renewInvitationLink } from './staff/colleagues/renew-link.ts'
import { staff } from './staff/index.ts'

export { aboutPicture, iconPicture, logoPicture, navigation, pageTexts, searchTexts } from './settings.ts'
export { OwnerExistsError, type OwnerRequest, setupOwner } from './setup-owner.ts'

/** Admin features that no other module owns: colleagues, settings, mails, and the figures of the whole site. */
export const administrationModule: Module = {
  name: 'administration',
  settings: [
    ...[logoText, colours, logoPicture, iconPicture, sharePicture, aboutPicture],
    ...[navigation, searchTexts, pageTexts, emergency],
  ],
  extensions: [ownerMailLook, mediaUsers.with(mediaUsesOfIdentity)],
  pages: serveIdentity,
  mailKinds: teamMailKinds,
  mails: [invitationMail, ownerMail, secondFactorResetMail],
  linkRenewals: { 'office.invitation': renewInvitationLink },
  routes(app, platform, mount) {
    mount(app, getSiteSettings, async ({ query: { preview }, db }) => ({
      payload: await readSiteSettings(platform, db, preview),
    }))
    mount(app, getOwner, async ({ db }) => ({ payload: { exists: await hasAdmin(db) } }))
    mountStaff(app, platform, mount, staff)
  },
}
