import type { ArticleDraft } from '../draft-calls.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'

export interface ArticleActionProps {
  uid: string
  draft: ArticleDraft
  saver: DraftSaver
  disabled: boolean
  onReload(): Promise<void>
}
