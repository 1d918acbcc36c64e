import { accessibility } from './fr/accessibility.ts'
import { account } from './fr/account.ts'
import { article } from './fr/article.ts'
import { articles } from './fr/articles.ts'
import { attachments } from './fr/attachments.ts'
import { coaching } from './fr/coaching.ts'
import { common } from './fr/common.ts'
import { contact } from './fr/contact.ts'
import { conversation } from './fr/conversation.ts'
import { cookies } from './fr/cookies.ts'
import { error } from './fr/error.ts'
import { failure } from './fr/failure.ts'
import { flash } from './fr/flash.ts'
import { home } from './fr/home.ts'
import { layout } from './fr/layout.ts'
import { offline } from './fr/offline.ts'
import { pages } from './fr/pages.ts'
import { titles } from './fr/titles.ts'
import { voices } from './fr/voices.ts'

/**
 * Every word of the site that is not an editor's. Plain spaces may be typed:
 * typography.ts makes them French when the catalogue is loaded.
 */
export const fr = {
  accessibility,
  account,
  article,
  articles,
  attachments,
  coaching,
  common,
  contact,
  conversation,
  cookies,
  error,
  failure,
  feeds: { description: 'Un magazine, et du coaching par écrit.' },
  flash,
  home,
  layout,
  offline,
  pages,
  titles,
  voices,
} as const
