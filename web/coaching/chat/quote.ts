import { getArticle } from '../../../contracts/articles/content.ts'
import { slug } from '../../../contracts/forms.ts'
import type { Site } from '../../context.ts'
import { quoteBlock } from '../../conversation/messages/quote-block.ts'
import { recoverFromAnyError } from '../../session/recover.ts'

/** Quote of the passage in the address (`?article=…&quote=…`), to begin a message; '' if there is none. */
export async function quoteFrom(site: Site, url: URL): Promise<string> {
  const uid = slug.safeParse(url.searchParams.get('article')).data
  if (uid === undefined) return ''
  const load = async () => {
    const { payload } = await site.api.call(getArticle, { params: { uid } })
    const href = `${site.settings.publicUrl}/article/${uid}`
    return quoteBlock(url.searchParams.get('quote') ?? '', { title: payload.title, href })
  }
  // If the article is deleted or unreachable, the user can still write.
  return recoverFromAnyError(site, load, '')
}
