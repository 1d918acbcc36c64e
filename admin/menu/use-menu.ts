import { useCallback, useEffect, useState } from 'react'
import { listMenu, type MenuArticle, orderMenu } from '../../contracts/articles/staff-menu.ts'
import { CallError, callApi, callFailures } from '../../relay/call.ts'
import { menuWords } from './words.ts'

const sentenceOf = (error: unknown) => (error instanceof CallError ? error.message : callFailures.refused)
const uidsOf = (articles: readonly MenuArticle[]) => articles.map(({ uid }) => uid)

export interface Notice {
  text: string
  failed: boolean
}

/** The saved menu, and the user's new order. */
export function useMenu() {
  const [saved, setSaved] = useState<readonly MenuArticle[]>()
  const [articles, setArticles] = useState<readonly MenuArticle[]>([])
  const [notice, setNotice] = useState<Notice>()
  const [saving, setSaving] = useState(false)

  const take = useCallback((payload: readonly MenuArticle[]) => {
    setSaved(payload)
    setArticles(payload)
  }, [])
  const read = useCallback(async () => {
    try {
      take((await callApi(listMenu, {})).payload)
      setNotice(undefined)
    } catch (error) {
      setNotice({ text: sentenceOf(error), failed: true })
    }
  }, [take])
  useEffect(() => {
    void read()
  }, [read])

  async function save(): Promise<void> {
    if (!saved || saving) return
    setSaving(true)
    try {
      const body = { articles: uidsOf(articles), before: uidsOf(saved) }
      take((await callApi(orderMenu, { body })).payload)
      setNotice({ text: menuWords.saved, failed: false })
    } catch (error) {
      setNotice({ text: sentenceOf(error), failed: true })
    }
    setSaving(false)
  }

  return {
    loaded: saved !== undefined,
    articles,
    dirty: saved !== undefined && uidsOf(saved).join(' ') !== uidsOf(articles).join(' '),
    notice,
    saving,
    save,
    read,
    change(next: readonly MenuArticle[]): void {
      setArticles(next)
      setNotice(undefined)
    },
  }
}
