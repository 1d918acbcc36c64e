import { useCallback, useEffect, useState } from 'react'
import {
  getMailText,
  type MailText,
  type MailWords,
  publishMailText,
  restoreMailText,
  saveMailText,
  testMailText,
} from '../../../contracts/site/mail-texts.ts'
import { CallError, callApi, callFailures } from '../../../relay/call.ts'
import { mailTextWords as texts } from './words.ts'

interface Notice {
  text: string
  failed: boolean
}

const wordsOf = ({ subject, opening, closing }: MailText): MailWords => ({ subject, opening, closing })

/** The working copy of the words around a mail. */
export function useMailText(uid: string) {
  const [mail, setMail] = useState<MailText>()
  const [draft, setDraft] = useState<MailWords>()
  const [notice, setNotice] = useState<Notice>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [saving, setSaving] = useState(false)

  /** Shows the state after an act, or says what failed. @returns that state; undefined where the act failed */
  const attempt = useCallback(async (act: () => Promise<MailText>, done?: string): Promise<MailText | undefined> => {
    setSaving(true)
    try {
      const next = await act()
      setMail(next)
      setDraft(wordsOf(next))
      setFaults(new Map())
      setNotice(done === undefined ? undefined : { text: done, failed: false })
      return next
    } catch (error) {
      const violations = error instanceof CallError ? error.violations : []
      setFaults(new Map(violations.map(({ property, message }) => [property, message])))
      setNotice({ text: error instanceof CallError ? error.message : callFailures.refused, failed: true })
      return undefined
    } finally {
      setSaving(false)
    }
  }, [])

  useEffect(() => {
    void attempt(async () => (await callApi(getMailText, { params: { uid } })).payload)
  }, [attempt, uid])

  const dirty = mail !== undefined && JSON.stringify(wordsOf(mail)) !== JSON.stringify(draft)
  const params = { uid }
  async function save(): Promise<MailText | undefined> {
    if (!mail || !draft) return undefined
    const body = { ...draft, version: mail.version }
    return attempt(async () => (await callApi(saveMailText, { params, body })).payload, texts.saved)
  }
  /** Acts on the working copy, which is saved first. */
  async function actOnSaved(act: (current: MailText) => Promise<MailText>, done: string): Promise<void> {
    const current = dirty ? await save() : mail
    if (current) await attempt(() => act(current), done)
  }

  return {
    ...{ mail, draft, faults, notice, saving, dirty, save },
    change(part: Partial<MailWords>): void {
      setDraft((current) => current && { ...current, ...part })
      setNotice(undefined)
    },
    publish: (): Promise<void> =>
      actOnSaved(
        async ({ version }) => (await callApi(publishMailText, { params, body: { version } })).payload,
        texts.published,
      ),
    async restore(): Promise<void> {
      if (!mail) return
      const body = { version: mail.version }
      await attempt(async () => (await callApi(restoreMailText, { params, body })).payload, texts.restored)
    },
    /** Mails the working copy to the user. */
    test: (): Promise<void> =>
      actOnSaved(async (current) => {
        await callApi(testMailText, { params })
        return current
      }, texts.tested),
  }
}
