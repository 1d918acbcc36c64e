import type { ArticleDraft } from '../draft-calls.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'

/** Properties of an action on a whole article. */
export interface ArticleActionProps {
  uid: string
  draft: ArticleDraft
  saver: DraftSaver
  disabled: boolean
  onReload(): Promise<void>
}
