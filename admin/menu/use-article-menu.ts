import { listMenu, type MenuArticle, orderMenu } from '../../contracts/articles/staff-menu.ts'
import { callApi } from '../../relay/call.ts'
import { useWorkingCopy } from '../working-copy/use-working-copy.ts'
import { menuWords } from './words.ts'

type Menu = Readonly<{ articles: readonly MenuArticle[] }>

const uidsOf = ({ articles }: Menu) => articles.map(({ uid }) => uid)

const calls = {
  wordsOf: ({ articles }: Menu) => ({ articles }),
  read: async (): Promise<Menu> => ({ articles: (await callApi(listMenu, {})).payload }),
  write: async (menu: Menu, saved: Menu): Promise<Menu> => ({
    articles: (await callApi(orderMenu, { body: { articles: uidsOf(menu), before: uidsOf(saved) } })).payload,
  }),
  savedWords: menuWords.saved,
}

/** Form state of the articles at the top of the home page, and of their order. */
export function useArticleMenu() {
  const { draft, change, ...form } = useWorkingCopy(calls)
  return {
    ...form,
    loaded: draft !== undefined,
    articles: draft?.articles ?? [],
    change: (articles: readonly MenuArticle[]) => change({ articles }),
  }
}
