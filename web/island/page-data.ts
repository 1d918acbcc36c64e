import type { DiscussionData } from '../coaching/load-discussion.ts'
import type { ListData } from '../coaching/load-list.ts'
import type { DiscussionSearch } from '../coaching/search-pane.tsx'
import type { ConversationProblem } from '../conversation/conversation-action.ts'
import type { SiteData } from '../layout/site-data.ts'

/** What the page of a discussion brought, for its island. */
export interface IslandPage {
  site: Pick<SiteData, 'siteName' | 'viewer' | 'discretion' | 'audience'>
  params: { uid: string }
  list: ListData
  discussion: DiscussionData
  search: DiscussionSearch | null
  quote: string
  problem?: ConversationProblem | undefined
}

export const islandSelector = 'script[data-island]'

/** In a script element, whose end no text can bring forward. The messages are in a discussion twice, and sent once. */
export function writePage({ discussion, ...page }: IslandPage): string {
  const { ticket: _, ...conversation } = discussion.conversation
  return JSON.stringify({ ...page, discussion: { ...discussion, conversation } }).replaceAll('<', '\\u003c')
}

/** @returns undefined where the document is another page */
export function readPage(written: string | null | undefined): IslandPage | undefined {
  if (!written) return undefined
  const { discussion, ...rest } = JSON.parse(written) as IslandPage
  const { ticket, conversation } = discussion
  return { ...rest, discussion: { ...discussion, conversation: { ...conversation, ticket } } }
}

/** In a page that was asked for. It is not parsed as a document: the policy of this one would complain of its style attributes. */
export const pageIn = (html: string): IslandPage | undefined =>
  readPage(/<script [^>]*\bdata-island\b[^>]*>([^<]*)<\/script>/.exec(html)?.[1])
