import { useCallback, useEffect, useState } from 'react'
import {
  getStaffHome,
  type HomeContent,
  publishStaffHome,
  restoreHomeRevision,
  type StaffHome,
  saveStaffHome,
} from '../../contracts/site/home.ts'
import { homeFaults } from '../../contracts/site/home-faults.ts'
import { CallError, callApi, callFailures } from '../../relay/call.ts'
import { homeWords } from './words.ts'

interface Notice {
  text: string
  failed: boolean
}

const contentOf = ({ version, saved, published, changed, starting, ...content }: StaffHome): HomeContent => content

/** Sentences of the fields at fault, by their path: `questions.2.answer`. */
const faultsOf = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof CallError ? error.violations.map(({ property, message }) => [property, message]) : [])

/** The working copy of the home page. */
export function useHome() {
  const [home, setHome] = useState<StaffHome>()
  const [draft, setDraft] = useState<HomeContent>()
  const [notice, setNotice] = useState<Notice>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [saving, setSaving] = useState(false)

  const take = useCallback((next: StaffHome) => {
    setHome(next)
    setDraft(contentOf(next))
    setFaults(new Map())
  }, [])

  /** @returns what the call answered; undefined where it failed, which is said */
  const attempt = useCallback(async <T>(call: () => Promise<T>, done?: string): Promise<T | undefined> => {
    setSaving(true)
    try {
      const answer = await call()
      setNotice(done === undefined ? undefined : { text: done, failed: false })
      return answer
    } catch (error) {
      setNotice({ text: error instanceof CallError ? error.message : callFailures.refused, failed: true })
      setFaults(faultsOf(error))
      return undefined
    } finally {
      setSaving(false)
    }
  }, [])

  useEffect(() => {
    void attempt(() => callApi(getStaffHome, {})).then((answer) => answer && take(answer.payload))
  }, [attempt, take])

  async function save(): Promise<StaffHome | undefined> {
    if (!home || !draft) return undefined
    const body = { ...draft, version: home.version }
    const answer = await attempt(() => callApi(saveStaffHome, { body }), homeWords.saved)
    if (answer) take(answer.payload)
    return answer?.payload
  }

  const dirty = home !== undefined && JSON.stringify(contentOf(home)) !== JSON.stringify(draft)
  const saved = async (): Promise<StaffHome | undefined> => (dirty ? save() : home)

  return {
    home,
    draft,
    /** Holds the server's refusals, and what the server would refuse of the page as it is typed. */
    faults: new Map([...faults, ...(draft ? homeFaults(draft) : [])]),
    notice,
    saving,
    dirty,
    save,
    /** Saves what is not yet. */
    saved,
    change(part: Partial<HomeContent>): void {
      setDraft((current) => current && { ...current, ...part })
      setNotice(undefined)
      setFaults((known) => new Map([...known].filter(([path]) => !Object.hasOwn(part, path.split('.')[0] ?? ''))))
    },
    async publish(): Promise<void> {
      const current = await saved()
      if (!current) return
      const body = { version: current.version }
      const answer = await attempt(() => callApi(publishStaffHome, { body }), homeWords.published)
      if (answer) take(answer.payload)
    },
    async restore(n: number): Promise<void> {
      const body = home && { version: home.version }
      const answer = await attempt(
        () => callApi(restoreHomeRevision, { params: { n: String(n) }, body }),
        homeWords.restored,
      )
      if (answer) take(answer.payload)
    },
  }
}

export type HomeForm = ReturnType<typeof useHome>
