import { hoursWords } from '../hours/words.ts'
import { type FrameProps, Screen, ScreenMenu } from '../layout/screen.tsx'
import { savedReplyWords } from '../saved-replies/words.ts'
import { words } from '../words.ts'
import { inboxWords } from './inbox/words.ts'

const links = [
  { path: 'tickets', title: words.list.title },
  { path: 'saved-replies', title: savedReplyWords.title },
  { path: 'working-hours', title: hoursWords.title },
]

export const SupportMenu = () => <ScreenMenu label={inboxWords.nav} links={links} />

/** A screen of those who answer: its menu, a title, and what scrolls. */
export const SupportPage = ({ writers: _writers, ...props }: FrameProps) => <Screen {...props} menu={<SupportMenu />} />
