import { useEffect, useRef, useState } from 'react'
import { maxArticlesPerMessage } from '../../contracts/support/message-limits.ts'
import type { Message } from '../../contracts/support/support.ts'
import { articlesSlot } from '../device/device-storage.ts'
import { readList } from '../device/stored-values.ts'
import { type ChosenArticle, isChosenArticle } from './outbox.ts'

const stored = (owner: string, uid: string): readonly ChosenArticle[] =>
  readList(articlesSlot(owner, uid).read(), isChosenArticle)

/** Articles of a message that returns to the field; unpublished ones are dropped. */
export const chosenArticlesOf = ({ articles = [] }: Message): ChosenArticle[] =>
  articles.flatMap(({ article }) => (article ? [{ uid: article.uid, title: article.title }] : []))

/** Articles that the next message offers, kept on the device with the draft. */
export function useChosenArticles(owner: string, uid: string) {
  const [articles, setArticles] = useState<readonly ChosenArticle[]>([])
  const current = useRef(articles)
  function change(next: readonly ChosenArticle[]): void {
    current.current = next
    setArticles(next)
    articlesSlot(owner, uid).write(next.length > 0 ? JSON.stringify(next) : null)
  }
  useEffect(() => {
    current.current = stored(owner, uid)
    setArticles(current.current)
  }, [owner, uid])
  function add(added: readonly ChosenArticle[]): void {
    const known = new Set(current.current.map((one) => one.uid))
    change([...current.current, ...added.filter((one) => !known.has(one.uid))].slice(0, maxArticlesPerMessage))
  }
  return {
    articles,
    add,
    remove: (article: string) => change(current.current.filter((one) => one.uid !== article)),
    clear: () => change([]),
  }
}
