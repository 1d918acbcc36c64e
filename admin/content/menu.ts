import { themeWords } from '../coaching-themes/words.ts'
import { entryWords } from '../entries/words.ts'
import { exchangeWords } from '../exchange/words.ts'
import { homeWords } from '../home-page/words.ts'
import { mediaWords } from '../media/words.ts'
import { menuWords } from '../menu/words.ts'
import { redirectWords } from '../redirects/words.ts'
import { pageWords } from '../static-pages/words.ts'
import { words } from '../words.ts'

/** The screens of the magazine, in the order of their menu. */
export const contentMenu = [
  { path: 'articles', title: words.articles.title },
  { path: 'home', title: homeWords.title },
  { path: 'menu', title: menuWords.title },
  { path: 'categories', title: entryWords.categories.title },
  { path: 'tags', title: entryWords.tags.title },
  { path: 'authors', title: entryWords.authors.title },
  { path: 'coaching-themes', title: themeWords.title },
  { path: 'pages', title: pageWords.title },
  { path: 'media', title: mediaWords.title },
  { path: 'redirects', title: redirectWords.title },
  { path: 'exchange', title: exchangeWords.title },
] as const
