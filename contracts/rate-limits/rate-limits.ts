import { day, limit, minute } from './rate-limit.ts'
import { accountLimits } from './rate-limits-accounts.ts'
import { contactLimits } from './rate-limits-contacts.ts'

export type { RateLimit } from './rate-limit.ts'

/*
 * Every rate limit of the site. `docs/limits.md` is written from this file (`npm run limits`), and a test keeps it complete.
 * The server alone reads it.
 */

export const rateLimits = {
  ...accountLimits,
  ...contactLimits,

  // A stranger triggers these mails without proof that the mailbox is theirs (decision 141).
  mailsOfMailboxFrom: limit({
    name: 'mails.mailbox-network',
    counts: 'mails that strangers trigger',
    countedFor: 'mailbox and network',
    most: 4,
    within: day,
    leavesOut: 'the mail',
  }),
  mailsOfMailbox: limit({
    name: 'mails.mailbox',
    counts: 'mails that strangers trigger',
    countedFor: 'mailbox',
    most: 12,
    within: day,
    leavesOut: 'the mail',
  }),
  mailsFrom: limit({
    name: 'mails.network',
    counts: 'mails that strangers trigger',
    countedFor: 'network',
    per: 'address',
    most: 60,
    within: day,
    leavesOut: 'the mail',
  }),
  mailsOfSite: limit({
    name: 'mails.site',
    counts: 'mails that strangers trigger',
    countedFor: 'site',
    most: 2000,
    within: day,
    leavesOut: 'the mail',
  }),

  // Codes can be guessed like passwords: allow as many failures as at sign-in.
  unknownCodesOf: limit({
    name: 'codes.account',
    counts: 'reduction codes that are not valid',
    countedFor: 'account',
    most: 10,
    within: 15 * minute,
    calls: ['getCode', 'subscribe', 'requestPaymentLink'],
  }),
  unknownCodesFrom: limit({
    name: 'codes.network',
    counts: 'reduction codes that are not valid',
    countedFor: 'network',
    per: 'address',
    most: 50,
    within: 15 * minute,
    calls: ['getCode', 'subscribe', 'requestPaymentLink'],
  }),

  // Writes of all callers: the server counts them before it runs the call (decision 141)
  writesOf: limit({
    name: 'writes',
    counts: 'writes of a member, or of the holder of a mailed link',
    countedFor: 'person',
    most: 60,
    within: 10 * minute,
    setBy: 'WRITES_PER_DAY',
  }),
  writesOfDay: limit({
    name: 'writes-day',
    counts: 'writes of a member, or of the holder of a mailed link',
    countedFor: 'person',
    most: 500,
    within: day,
    setBy: 'WRITES_PER_DAY',
  }),
  writesOfStaff: limit({
    name: 'writes-staff',
    counts: 'writes of staff',
    countedFor: 'person',
    most: 1200,
    within: 10 * minute,
    setBy: 'WRITES_PER_DAY',
  }),
  writesOfStaffOfDay: limit({
    name: 'writes-staff-day',
    counts: 'writes of staff',
    countedFor: 'person',
    most: 10_000,
    within: day,
    setBy: 'WRITES_PER_DAY',
  }),
  writesFrom: limit({
    name: 'writes-from',
    counts: 'writes of visitors',
    countedFor: 'network',
    per: 'address',
    most: 300,
    within: 10 * minute,
    setBy: 'WRITES_PER_DAY',
  }),
  signalsOf: limit({
    name: 'signals',
    counts: '« écrit… », « vu », presence and locks of an article',
    countedFor: 'person',
    most: 1200,
    within: 10 * minute,
    setBy: 'WRITES_PER_DAY',
  }),
  exportsOf: limit({
    name: 'exports',
    counts: 'exports of the own data',
    countedFor: 'person',
    most: 20,
    within: day,
    setBy: 'WRITES_PER_DAY',
    calls: ['exportUser', 'exportUserArchive'],
  }),
  picturesFetchedBy: limit({
    name: 'pictures.fetched',
    counts: 'pictures of other sites that the server fetches',
    countedFor: 'person',
    most: 120,
    within: 10 * minute,
    calls: ['fetchStaffMedia'],
  }),
} as const

/** Default of `WRITES_PER_DAY`, for which the common limits are given. Another value scales them, 0 removes them. */
export const defaultWritesPerDay = rateLimits.writesOfDay.most

/** Signals that a page sends while a person reads or types: they store nothing, or overwrite one mark. */
export const presenceCallIds: readonly string[] = [
  'markTicketRead',
  'typeInTicket',
  'markStaffTicketRead',
  'typeInStaffTicket',
  'notifyPresence',
  'notifyArticlePresence',
  'lockArticle',
  'unlockArticle',
  'readOfferedArticle',
]

/** Writes that the common limits leave out, and why. */
export const exemptWrites: Readonly<Record<string, string>> = {
  authCheck: 'only failures count, as the contract says',
  countRead: 'has a limit of its own',
  recordCookieChoice: 'has a limit of its own',
  closeSession: 'ends access: never refused',
  closeOtherSessions: 'ends access: never refused',
  closeOwnSession: 'ends access: never refused',
  revokeSupportLink: 'ends access: never refused',
  paymentWebhook: 'signed by the provider',
  inboundMail: 'signed by the mail service; its mails have limits of their own',
}
