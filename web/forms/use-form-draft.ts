import { useEffect, useRef } from 'react'
import { forgetFiles, storedFiles } from '../../conversation/device-files.ts'
import { draftSlot } from '../../conversation/device-storage.ts'
import { useSite } from '../layout/site-data.ts'
import { fillTyped, parseTyped, readTyped, type TypedText } from './typed-text.ts'

/** Whose it is, and of which form: kept on the device beside the drafts of conversations, and forgotten with them. */
export interface FormDraft {
  owner: string
  uid: string
}

/** Signed in it is hers; else it belongs to who writes to the help desk from this device. */
export const useDraftOf = (uid: string): FormDraft => ({ owner: useSite().viewer?.uid ?? 'contact', uid })

/** Whose each form's is, for its page's action. */
const owners = new Map<string, string>()

/** It was sent: neither its words nor its files stay on the device. */
export async function forgetOpenDraft(uid: string): Promise<void> {
  const owner = owners.get(uid)
  if (owner === undefined) return
  draftSlot(owner, uid).write(null)
  await forgetFiles((await storedFiles(owner, uid)).map(({ key }) => key))
}

/**
 * Keeps what she types in a form on her device until it is sent.
 * @param id the form's
 * @param join what the page itself brings goes with what was begun
 */
export function useFormDraft({ owner, uid }: FormDraft, id: string, join = (begun: TypedText) => begun): void {
  const latest = useRef(join)
  useEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    owners.set(uid, owner)
    const slot = draftSlot(owner, uid)
    const begun = slot.read()
    if (begun !== null) fillTyped(form, latest.current(parseTyped(begun)))
    const store = () => slot.write(JSON.stringify(readTyped(form)))
    form.addEventListener('input', store)
    form.addEventListener('change', store)
    return () => {
      form.removeEventListener('input', store)
      form.removeEventListener('change', store)
    }
  }, [owner, uid, id])
}
