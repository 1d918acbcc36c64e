import type { DiscussionData } from '../coaching/load-discussion.ts'
import type { ListData } from '../coaching/load-list.ts'
import type { DiscussionSearch } from '../coaching/search-pane.tsx'
import type { ConversationProblem } from '../conversation/conversation-action.ts'
import type { LoadedConversation } from '../conversation/load-conversation.ts'
import type { SiteData } from '../layout/site-data.ts'

/** What each page with an island brought for it. */
export interface IslandPage {
  site: Pick<SiteData, 'siteName' | 'viewer' | 'discretion' | 'audience'>
  params: { uid: string }
  problem?: ConversationProblem | undefined
}

export interface DiscussionIsland extends IslandPage {
  list: ListData
  discussion: DiscussionData
  search: DiscussionSearch | null
  quote: string
}

export interface TicketIsland extends IslandPage {
  conversation: LoadedConversation
}

export const islandSelector = 'script[data-island]'

/** In a script element, whose end no text can bring forward. */
export const writePage = (page: IslandPage): string => JSON.stringify(page).replaceAll('<', '\\u003c')

/** @returns undefined where the document is another page */
export const readPage = <Page extends IslandPage>(written: string | null | undefined): Page | undefined =>
  written ? (JSON.parse(written) as Page) : undefined

/** In a page that was asked for. It is not parsed as a document: the policy of this one would complain of its style attributes. */
export const pageIn = (html: string): IslandPage | undefined =>
  readPage(/<script [^>]*\bdata-island\b[^>]*>([^<]*)<\/script>/.exec(html)?.[1])
