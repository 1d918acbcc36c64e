import { useMemo } from 'react'
import {
  getMailText,
  type MailText,
  type MailWords,
  publishMailText,
  restoreMailText,
  saveMailText,
  testMailText,
} from '../../../contracts/site/mail-texts.ts'
import { callApi } from '../../../relay/call.ts'
import { useWorkingCopy } from '../../working-copy/use-working-copy.ts'
import { mailTextWords as texts } from './words.ts'

const callsOf = (params: { uid: string }) => ({
  wordsOf: ({ subject, opening, closing }: MailText): MailWords => ({ subject, opening, closing }),
  read: async () => (await callApi(getMailText, { params })).payload,
  write: async (words: MailWords, { version }: MailText) =>
    (await callApi(saveMailText, { params, body: { ...words, version } })).payload,
  savedWords: texts.saved,
})

/** The working copy of one kind of mail: its subject, and the owner's texts around its content. */
export function useMailText(uid: string) {
  const calls = useMemo(() => callsOf({ uid }), [uid])
  const { copy: mail, act, actOnSaved, ...form } = useWorkingCopy(calls)
  const params = { uid }
  return {
    ...{ ...form, mail },
    publish: () =>
      actOnSaved(
        texts.published,
        async ({ version }) => (await callApi(publishMailText, { params, body: { version } })).payload,
      ),
    restore: () =>
      act(
        texts.restored,
        async ({ version }) => (await callApi(restoreMailText, { params, body: { version } })).payload,
      ),
    /** Mails the working copy to the user. */
    test: () =>
      actOnSaved(texts.tested, async (current) => {
        await callApi(testMailText, { params })
        return current
      }),
  }
}
