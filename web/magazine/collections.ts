import { listAuthors, listCategories, listTags } from '../../contracts/articles/content.ts'
import { type Api, readAll, streamList } from '../api/index.ts'

const longest = { query: { length: 100 } } as const

interface Named {
  uid: string
  name: string
}

/** Keeps uid and name: all that filters and labels need. */
const named = ({ uid, name }: Named): Named => ({ uid, name })

const byName = (a: Named, b: Named) => a.name.localeCompare(b.name, 'fr')

export interface Collections {
  categories: Named[]
  authors: Named[]
  tags: Named[]
}

/** All authors, categories and tags, as the list's filters offer them. */
export async function loadCollections(api: Api): Promise<Collections> {
  const [categories, authors, tags] = await Promise.all([
    readAll(streamList(api, listCategories, longest)),
    readAll(streamList(api, listAuthors, longest)),
    readAll(streamList(api, listTags, longest)),
  ])
  return {
    categories: categories.map(named),
    authors: authors.map(named).toSorted(byName),
    tags: tags.map(named).toSorted(byName),
  }
}
