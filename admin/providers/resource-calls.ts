import type { AnyCall } from '../../contracts/call.ts'
import type { ResourceCalls } from '../../contracts/staff.ts'

/** Each contract is loaded with the first screen that needs it. */
const loaders: Readonly<Record<string, () => Promise<ResourceCalls>>> = {
  articles: async () => (await import('../../contracts/articles/staff-articles.ts')).staffArticles,
  authors: async () => (await import('../../contracts/articles/staff-content.ts')).staffAuthors,
  categories: async () => (await import('../../contracts/articles/staff-content.ts')).staffCategories,
  tags: async () => (await import('../../contracts/articles/staff-content.ts')).staffTags,
  pages: async () => (await import('../../contracts/articles/staff-content.ts')).staffPages,
  media: async () => (await import('../../contracts/articles/staff-media.ts')).staffMediaResource,
  redirects: async () => (await import('../../contracts/articles/redirects.ts')).staffRedirects,
  staff: async () => (await import('../../contracts/administration/staff-system.ts')).staffColleagues,
  settings: async () => (await import('../../contracts/administration/staff-system.ts')).staffSettings,
  mails: async () => (await import('../../contracts/administration/staff-system.ts')).staffMails,
  audit: async () => (await import('../../contracts/administration/staff-system.ts')).staffAudit,
  jobs: async () => (await import('../../contracts/administration/staff-jobs.ts')).staffJobs,
  'working-hours': async () => (await import('../../contracts/support/staff-hours.ts')).staffWorkingHours,
  members: async () => (await import('../../contracts/accounts/staff-members.ts')).memberCalls,
  subscriptions: async () => (await import('../../contracts/accounts/staff-members.ts')).staffSubscriptions,
  payments: async () => (await import('../../contracts/accounts/staff-members.ts')).staffPayments,
  credits: async () => (await import('../../contracts/accounts/staff-members.ts')).staffCredits,
  gifts: async () => (await import('../../contracts/subscriptions/staff-gifts.ts')).staffGifts,
  reconciliations: async () => (await import('../../contracts/subscriptions/staff-ledger.ts')).staffReconciliations,
  'ledger-differences': async () =>
    (await import('../../contracts/subscriptions/staff-ledger.ts')).staffLedgerDifferences,
  'provider-events': async () =>
    (await import('../../contracts/subscriptions/staff-provider-events.ts')).staffProviderEvents,
  'set-aside-mails': async () => (await import('../../contracts/support/staff-set-aside-mails.ts')).staffSetAsideMails,
  'undeliverable-contacts': async () =>
    (await import('../../contracts/support/staff-undeliverable-contacts.ts')).staffUndeliverableContacts,
  formulas: async () => (await import('../../contracts/subscriptions/staff-offers.ts')).staffFormulas,
  'leaving-answers': async () => (await import('../../contracts/subscriptions/staff-leaving.ts')).staffLeavingAnswers,
  codes: async () => (await import('../../contracts/subscriptions/staff-codes.ts')).staffCodes,
  'traffic-tokens': async () => (await import('../../contracts/subscriptions/staff-offers.ts')).staffTrafficTokens,
  'terms-versions': async () => (await import('../../contracts/subscriptions/staff-terms.ts')).staffTermsVersions,
  tickets: async () => (await import('../../contracts/support/staff-tickets.ts')).staffTickets,
  'saved-replies': async () => (await import('../../contracts/support/staff-saved-replies.ts')).staffSavedReplies,
  covers: async () => (await import('../../contracts/support/staff-covers.ts')).staffCovers,
  'coaching-themes': async () => (await import('../../contracts/coaching/coaching-themes.ts')).staffThemes,
  'coach-profiles': async () => (await import('../../contracts/coaching/coach-profiles.ts')).staffProfiles,
  voices: async () => (await import('../../contracts/site/voices.ts')).staffVoices,
  credentials: async () => (await import('../../contracts/coaching/staff-credentials.ts')).staffCredentials,
}

/** @throws if the contract has no such resource */
export async function loadCalls(resource: string): Promise<ResourceCalls> {
  const load = loaders[resource]
  if (!load) throw new Error(`the contract has no resource ${resource}`)
  return load()
}

/** @throws if the contract has no such call: the screen that offers it is wrong */
export async function loadCall(resource: string, part: Exclude<keyof ResourceCalls, 'path'>): Promise<AnyCall> {
  const one = (await loadCalls(resource))[part]
  if (!one) throw new Error(`${resource} has no call to ${part}`)
  return one
}
