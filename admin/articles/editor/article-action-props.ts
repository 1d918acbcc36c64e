import type { UseQueryResult } from '@tanstack/react-query'
import type { ArticleCheck } from '../../../contracts/staff-drafts.ts'
import type { ArticleDraft } from './draft-calls.ts'
import type { DraftSaver } from './saving/draft-saver.ts'

/** What an act on an article as a whole is given. */
export interface ArticleActionProps {
  uid: string
  draft: ArticleDraft
  saver: DraftSaver
  disabled: boolean
  checks: UseQueryResult<ArticleCheck[]>
  onReload(): Promise<void>
}
