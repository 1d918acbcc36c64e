import type { StaffCalls } from '../../../platform/staff/index.ts'
import { articleActions } from './articles/actions.ts'
import { commentActions } from './articles/comment-actions.ts'
import { draftActions } from './articles/draft-actions.ts'
import { historyActions } from './articles/history-actions.ts'
import { articles } from './articles/index.ts'
import { publicationActions } from './articles/publication-actions.ts'
import { authors } from './authors/index.ts'
import { categories } from './categories/index.ts'
import { mergeActions } from './entries/merge-actions.ts'
import { figures } from './figures/index.ts'
import { media } from './media/index.ts'
import { mediaUses } from './media/uses.ts'
import { menuActions } from './menu/index.ts'
import { pageActions } from './pages/actions.ts'
import { pages } from './pages/index.ts'
import { redirects } from './redirects/index.ts'
import { tags } from './tags/index.ts'

export const staff: readonly StaffCalls[] = [
  articles,
  ...articleActions,
  ...draftActions,
  ...historyActions,
  ...publicationActions,
  ...commentActions,
  authors,
  categories,
  tags,
  ...mergeActions,
  pages,
  ...pageActions,
  media,
  mediaUses,
  ...menuActions,
  redirects,
  figures,
]
