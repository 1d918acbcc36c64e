import { caseloadWords } from '../caseload/words.ts'
import { profileWords } from '../coach-profiles/words.ts'
import { coverWords } from '../covers/words.ts'
import { credentialWords } from '../credentials/words.ts'
import { hoursWords } from '../hours/words.ts'
import { type FrameProps, Screen, ScreenMenu } from '../layout/screen.tsx'
import { usePerson } from '../person.ts'
import { savedReplyWords } from '../saved-replies/words.ts'
import { ticketReportWords } from '../ticket-report/words.ts'
import { words } from '../words.ts'
import { inboxWords } from './inbox/words.ts'

const links = [
  { path: 'tickets', title: words.list.title },
  { path: 'saved-replies', title: savedReplyWords.title },
  { path: 'working-hours', title: hoursWords.title },
]
const caseload = { path: 'caseload', title: caseloadWords.title }
const covers = { path: 'covers', title: coverWords.title }
const credentials = { path: 'credentials', title: credentialWords.title }
const profiles = { path: 'coach-profiles', title: profileWords.title }
const report = { path: 'ticket-report', title: ticketReportWords.title }

export function SupportMenu() {
  const { roles } = usePerson()
  const worksAtHelpDesk = roles.includes('support') || roles.includes('admin')
  const own = roles.includes('coach') ? [caseload] : []
  const proofs = roles.includes('coach') || roles.includes('admin') ? [covers, profiles, credentials] : []
  return (
    <ScreenMenu label={inboxWords.nav} links={[...own, ...links, ...proofs, ...(worksAtHelpDesk ? [report] : [])]} />
  )
}

/** A screen of those who answer: its menu, a title, and what scrolls. */
export const SupportPage = ({ writers: _writers, ...props }: FrameProps) => <Screen {...props} menu={<SupportMenu />} />
