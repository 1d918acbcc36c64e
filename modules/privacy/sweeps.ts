import type { Platform } from '../../platform/index.ts'
import { defineSweep } from '../../platform/jobs/index.ts'
import { forgetDueMails } from '../../platform/mailer/index.ts'
import { eraseDue } from './erase-due.ts'

export const eraseDueSweep = defineSweep({
  name: 'privacy.erase-due',
  everySeconds: 2,
  handle: (platform: Platform) => eraseDue(platform),
})

export const forgetMailsSweep = defineSweep({
  name: 'privacy.forget-mails',
  everySeconds: 60,
  handle: ({ db, clock }: Platform) => forgetDueMails(db, clock.now()),
})
