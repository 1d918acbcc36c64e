import type { Role } from '../contracts/accounts/roles.ts'
import { articles } from './articles/index.ts'
import { authors } from './authors/index.ts'
import { categories } from './categories/index.ts'
import { coachProfiles } from './coach-profiles/index.ts'
import { coachingThemes } from './coaching-themes/index.ts'
import { colleagues } from './colleagues/index.ts'
import { covers } from './covers/index.ts'
import { credentials } from './credentials/index.ts'
import { workingHours } from './hours/index.ts'
import { audit } from './management/audit/index.ts'
import { credits } from './management/credits/index.ts'
import { ledgerDifferences } from './management/differences/index.ts'
import { gifts } from './management/gifts/index.ts'
import { jobs } from './management/jobs/index.ts'
import { leavingAnswers } from './management/leaving/index.ts'
import { mails } from './management/mails/index.ts'
import { members } from './management/members/index.ts'
import { payments } from './management/payments/index.ts'
import { providerEvents } from './management/provider-events/index.ts'
import { setAsideMails } from './management/set-aside-mails/index.ts'
import { subscriptions } from './management/subscriptions/index.ts'
import { termsVersions } from './management/terms/index.ts'
import { undeliverableContacts } from './management/undeliverable-contacts/index.ts'
import { media } from './media/index.ts'
import { codes } from './offers/codes/index.ts'
import { formulas } from './offers/formulas/index.ts'
import { trafficTokens } from './offers/tokens/index.ts'
import { redirects } from './redirects/index.ts'
import type { AdminResource } from './resource.ts'
import { savedReplies } from './saved-replies/index.ts'
import { staticPages } from './static-pages/index.ts'
import { tags } from './tags/index.ts'
import { tickets } from './tickets/index.ts'
import { voices } from './voices/index.ts'

/** Resources of the back office. Their further screens, and screens of no resource, are in pages.ts. */
export const resources: readonly AdminResource[] = [
  tickets,
  savedReplies,
  workingHours,
  covers,
  coachProfiles,
  credentials,
  articles,
  categories,
  tags,
  authors,
  coachingThemes,
  voices,
  staticPages,
  media,
  redirects,
  members,
  subscriptions,
  termsVersions,
  payments,
  credits,
  gifts,
  formulas,
  trafficTokens,
  codes,
  leavingAnswers,
  colleagues,
  ledgerDifferences,
  providerEvents,
  mails,
  setAsideMails,
  undeliverableContacts,
  jobs,
  audit,
]

export const resourcesOf = (roles: readonly Role[]): readonly AdminResource[] =>
  resources.filter((one) => one.roles.some((role) => roles.includes(role)))
