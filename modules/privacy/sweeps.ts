import { deleteAuditBefore } from '../../platform/audit/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { defineSweep } from '../../platform/jobs/index.ts'
import { deleteMailsBefore, forgetDueMails } from '../../platform/mailer/index.ts'
import { eraseDormantAccounts } from './erase-dormant-accounts.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'
import { auditYears, mailYears, yearsBefore } from './retention.ts'

export const eraseDueSweep = defineSweep({
  name: 'privacy.erase-due',
  everySeconds: 2,
  handle: (platform: OpenedPlatform) => eraseDueAccounts(platform),
})

export const forgetMailsSweep = defineSweep({
  name: 'privacy.forget-mails',
  everySeconds: 60,
  handle: ({ db, clock }: OpenedPlatform) => forgetDueMails(db, clock.now()),
})

export const eraseDormantSweep = defineSweep({
  name: 'privacy.erase-dormant',
  everySeconds: 3600,
  handle: (platform: OpenedPlatform) => eraseDormantAccounts(platform),
})

export const forgetOutdatedSweep = defineSweep({
  name: 'privacy.forget-outdated',
  everySeconds: 3600,
  async handle({ db, clock }: OpenedPlatform) {
    await deleteMailsBefore(db, yearsBefore(clock.now(), mailYears))
    await deleteAuditBefore(db, yearsBefore(clock.now(), auditYears))
  },
})
