import type { StaffCalls } from '../../../platform/staff/index.ts'
import { staffCoverResource } from './covers/index.ts'
import { figures } from './figures/index.ts'
import { ticketReport } from './report/index.ts'
import { savedReplies } from './saved-replies/index.ts'
import { setAsideMails, settleMail } from './set-aside-mails/index.ts'
import { teamMonth } from './team-month/index.ts'
import { ticketActions } from './tickets/actions.ts'
import { tickets } from './tickets/index.ts'
import { release, undeliverableContacts } from './undeliverable-contacts/index.ts'
import { workingHours } from './working-hours/index.ts'

export const staff: readonly StaffCalls[] = [
  tickets,
  ...ticketActions,
  ticketReport,
  ...figures,
  savedReplies,
  setAsideMails,
  settleMail,
  undeliverableContacts,
  release,
  workingHours,
  staffCoverResource,
  teamMonth,
]
