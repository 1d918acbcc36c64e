import type { Image } from '../../contracts/articles/content-entities.ts'
import type { CoachingTheme } from '../../contracts/coaching/coaching-themes.ts'
import type { Ticket } from '../../contracts/support/support.ts'
import { splitTitle } from '../../contracts/text/titles.ts'
import { withoutQuotes } from '../conversation/messages/quote-block.ts'
import { excerptOf } from '../ui/excerpt.ts'
import type { Faces } from './coaches/coaches.ts'
import { type Theme, themeOf } from './coaches/themes.ts'

/** One line of the user's list. */
export interface Discussion {
  uid: string
  theme: Theme | null
  title: string
  status: Ticket['status']
  modified: string
  unread: number
  coach: { uid: string; name: string; image: Image | null } | null
  last: { content: string; own: boolean; attachments: number; articles: number } | null
}

/** Longer than a line shows: the rest of a message is not sent with the list. */
const excerptLength = 48

export function summarize(ticket: Ticket, faces: Faces, themes: readonly CoachingTheme[]): Discussion {
  const { category, title } = splitTitle(ticket.title)
  const { uid, status, modified, unread, coach, lastMessage } = ticket
  return {
    uid,
    theme: themeOf(themes, category),
    title,
    status,
    modified,
    unread,
    coach: coach ? { ...coach, image: faces.get(coach.uid)?.image ?? null } : null,
    last: lastMessage
      ? {
          content: excerptOf(withoutQuotes(lastMessage.content), excerptLength),
          own: !lastMessage.staff,
          attachments: lastMessage.attachments.length,
          articles: lastMessage.articles?.length ?? 0,
        }
      : null,
  }
}
