import { useEffect, useRef } from 'react'
import { useSite } from '../layout/site-data.ts'
import { type FormDraft, forgetDraft, keepDraft } from './form-draft.ts'
import type { TypedText } from './typed-text.ts'

/** Signed in it is hers; else it belongs to who writes to the help desk from this device. */
export const useDraftOf = (uid: string): FormDraft => ({ owner: useSite().viewer?.uid ?? 'contact', uid })

/** Whose each form's is, for its page's action. */
const owners = new Map<string, string>()

/** It was sent: neither its words nor its files stay on the device. */
export async function forgetOpenDraft(uid: string): Promise<void> {
  const owner = owners.get(uid)
  if (owner !== undefined) await forgetDraft({ owner, uid })
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
    return keepDraft({ owner, uid }, form, latest.current)
  }, [owner, uid, id])
}
