import { forgetFiles, listStoredFiles } from '../../conversation/device/device-files.ts'
import { draftSlot } from '../../conversation/device/device-storage.ts'
import { fillTyped, parseTyped, readTyped, type TypedText } from './typed-text.ts'

/** Owner and form of a draft: it is stored and cleared with the drafts of conversations. */
export interface FormDraft {
  owner: string
  uid: string
}

/**
 * Fills in the draft, and stores what the user types from now on.
 * @param join combines the page's own text with the draft
 * @returns a function that stops it
 */
export function keepDraft(
  { owner, uid }: FormDraft,
  form: HTMLFormElement,
  join = (begun: TypedText): TypedText => begun,
): () => void {
  const slot = draftSlot(owner, uid)
  const begun = slot.read()
  if (begun !== null) fillTyped(form, join(parseTyped(begun)))
  const store = () => slot.write(JSON.stringify(readTyped(form)))
  form.addEventListener('input', store)
  form.addEventListener('change', store)
  return () => {
    form.removeEventListener('input', store)
    form.removeEventListener('change', store)
  }
}

/** Deletes text and files of a sent form from the device. */
export async function forgetDraft({ owner, uid }: FormDraft): Promise<void> {
  draftSlot(owner, uid).write(null)
  await forgetFiles((await listStoredFiles(owner, uid)).map(({ key }) => key))
}
