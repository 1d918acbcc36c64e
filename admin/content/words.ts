import { extrasWords } from '../articles/extras/words.ts'
import { articleListWords } from '../articles/list/words.ts'
import { entryWords } from '../entries/words.ts'
import { exchangeWords } from '../exchange/words.ts'
import { formWords } from '../forms/words.ts'
import { listWords } from '../lists/words.ts'
import { mediaWords } from '../media/words.ts'
import { menuWords } from '../menu/words.ts'
import { redirectWords } from '../redirects/words.ts'

export const contentWords = {
  forms: formWords,
  lists: listWords,
  articleList: articleListWords,
  articleExtras: extrasWords,
  entries: entryWords,
  media: mediaWords,
  menu: menuWords,
  redirects: redirectWords,
  exchange: exchangeWords,
}
