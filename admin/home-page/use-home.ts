import {
  getStaffHome,
  type HomeContent,
  publishStaffHome,
  restoreHomeRevision,
  type StaffHome,
  saveStaffHome,
} from '../../contracts/site/home.ts'
import { homeFaults } from '../../contracts/site/home-faults.ts'
import { callApi } from '../../relay/call.ts'
import { useWorkingCopy } from '../working-copy/use-working-copy.ts'
import { homeWords } from './words.ts'

const calls = {
  wordsOf: ({ version, saved, published, changed, starting, ...content }: StaffHome): HomeContent => content,
  read: async () => (await callApi(getStaffHome, {})).payload,
  write: async (words: HomeContent, { version }: StaffHome) =>
    (await callApi(saveStaffHome, { body: { ...words, version } })).payload,
  savedWords: homeWords.saved,
}

/** The working copy of the home page. */
export function useHome() {
  const { copy: home, draft, faults, act, actOnSaved, ...form } = useWorkingCopy(calls)
  return {
    ...{ ...form, home, draft },
    /** Faults that the server reported, and those that it would report for the typed text. */
    faults: new Map([...faults, ...(draft ? homeFaults(draft) : [])]),
    publish: () =>
      actOnSaved(
        homeWords.published,
        async ({ version }) => (await callApi(publishStaffHome, { body: { version } })).payload,
      ),
    restore: (n: number) =>
      act(
        homeWords.restored,
        async ({ version }) =>
          (await callApi(restoreHomeRevision, { params: { n: String(n) }, body: { version } })).payload,
      ),
  }
}

export type HomeForm = ReturnType<typeof useHome>
