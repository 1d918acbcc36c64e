import type { GiftRow } from '../gifts/queries-gifts.ts'
import type { Seller } from '../ledger/queries-receipts.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'

// Invented rows for the sample mails that the owner reads. Imported as a namespace: `sample.gift`.

export const day = (text: string): Date => new Date(`${text}T09:00:00Z`)
const uid = '00000000-0000-7000-8000-00005a3c91d2'
export const now = day('2027-03-03')
export const formulaName = 'Formule mensuelle'

export const terms = {
  amount: 3900,
  trialAmount: 0,
  trialDuration: null,
  trialDurationUnit: null,
  periodDuration: 1,
  periodDurationUnit: 'month',
  creditAmount: 0,
  creditDelay: null,
  creditDelayUnit: null,
} as const

export const subscription: SubscriptionRow = {
  ...{
    uid,
    subscriberUid: uid,
    memberSince: now,
    formula: 'exemple',
    formulaName,
    ...terms,
  },
  ...{ trafficToken: null, code: null, reducedAmount: null, reducedPeriods: null, switchTo: null, fromArticle: null },
  ...{ status: 'active', provider: 'exemple', method: null, cardBrand: 'visa', cardLast4: '4242' },
  ...{ mandate: null, noticedPeriod: 0 },
  ...{
    orderedAt: now,
    termsUid: null,
    termsAcceptedAt: null,
    startedAt: now,
    anchorAt: now,
    anchorPeriod: 0,
    period: 1,
  },
  ...{ expirationAt: day('2027-04-03'), nextActionAt: null, remindedPeriod: 0, pastDueAt: null, retries: 0 },
  ...{ resumesAt: day('2027-06-03'), resumeRemindedAt: null, cancelRequestedAt: null, cancelledAt: null },
  ...{ endedAt: null, endReason: null, gifted: false, version: 1 },
}

export const gift: GiftRow = {
  ...{
    uid,
    formula: 'exemple',
    formulaName,
    months: 3,
    codeMonths: 12,
    amount: 11_700,
    state: 'ready',
    buyerEmail: null,
    receiver: null,
    note: null,
  },
  ...{ requestHash: null, codeHash: null, codeEncrypted: null, mailUid: null, termsUid: null, termsAcceptedAt: null },
  ...{ createdAt: now, paidAt: now, expiresAt: day('2028-03-03'), voidedAt: null, forgetAt: null },
}

export const seller: Seller = { name: 'Votre raison sociale', postalAddress: 'Votre adresse', vatMention: '' }
