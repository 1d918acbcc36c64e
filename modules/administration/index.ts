import { getSiteSettings } from '../../contracts/site-settings.ts'
import type { Module } from '../../platform/module.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { invitationMail } from './mails/invitation.tsx'
import { readSiteSettings } from './read-site-settings.ts'
import { colours, contactEmail, logoText } from './settings.ts'
import { staff } from './staff/index.ts'

/** What admins manage that no other module owns: colleagues, settings, mails, and the figures of the whole site. */
export const administrationModule: Module = {
  name: 'administration',
  settings: [logoText, colours, contactEmail],
  mails: [invitationMail],
  routes(app, platform, mount) {
    mount(app, getSiteSettings, async ({ db }) => ({ payload: await readSiteSettings(platform, db) }))
    mountStaff(app, platform, mount, staff)
  },
}
