import { lazy, Suspense } from 'react'
import type { ConversationProblem } from '../conversation/conversation-action.ts'
import { Chat } from './chat/chat.tsx'
import type { DiscussionSearch } from './chat/search-pane.tsx'
import type { DiscussionData } from './load-discussion.ts'

/** Lazy: most discussions are opened without a search. */
const SearchPane = lazy(async () => ({ default: (await import('./chat/search-pane.tsx')).SearchPane }))

interface DiscussionViewProps {
  /** uid of the user */
  owner: string
  uid: string
  discussion: DiscussionData
  search: DiscussionSearch | null
  /** the passage that the user wants to talk about */
  quote: string
  problem: ConversationProblem | undefined
}

/** A conversation, or the search within it. */
export function DiscussionView({ uid, discussion, search, ...rest }: DiscussionViewProps) {
  const address = `/coaching/${uid}`
  if (search) {
    return (
      <Suspense>
        <SearchPane address={address} search={search} />
      </Suspense>
    )
  }
  return <Chat key={`${uid}${discussion.conversation.archive}`} address={address} discussion={discussion} {...rest} />
}
