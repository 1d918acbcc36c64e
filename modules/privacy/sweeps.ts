import type { OpenedPlatform } from '../../platform/index.ts'
import { defineSweep } from '../../platform/jobs/index.ts'
import { forgetDueMails } from '../../platform/mailer/index.ts'
import { eraseDue } from './erase-due.ts'

export const eraseDueSweep = defineSweep({
  name: 'privacy.erase-due',
  everySeconds: 2,
  handle: (platform: OpenedPlatform) => eraseDue(platform),
})

export const forgetMailsSweep = defineSweep({
  name: 'privacy.forget-mails',
  everySeconds: 60,
  handle: ({ db, clock }: OpenedPlatform) => forgetDueMails(db, clock.now()),
})
