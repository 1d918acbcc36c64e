import { type FormDraft, forgetDraft, keepDraft } from '../forms/form-draft.ts'
import { listChangedControls } from './field-errors.ts'
import { enhanceFilesField } from './files.ts'

/** Keeps text and files of a form with a draft on the device until the form is sent. */
export function enableFormDraft(form: HTMLFormElement): void {
  const draft = draftOf(form)
  if (!draft) return
  const brought = new URLSearchParams(location.search)
  const typed = new Set(listChangedControls(form).map(({ name }) => name))
  const filledIn = new Set([...form.querySelectorAll('[data-brought]')].map((field) => field.getAttribute('name')))
  const goesFirst = (name: string) => brought.has(name) || filledIn.has(name) || typed.has(name)
  keepDraft(draft, form, (begun) => Object.fromEntries(Object.entries(begun).filter(([name]) => !goesFirst(name))))
  // The user may have typed before this script was loaded.
  if (typed.size > 0) form.dispatchEvent(new Event('input'))
  void followQuote(form)
  enhanceFilesField(form, draft)
}

async function followQuote(form: HTMLFormElement): Promise<void> {
  const passage = form.querySelector('[data-quoted-passage]')
  if (!passage) return
  // The file may be gone after a new build: the passage then stays as the server rendered it.
  const part = await import('./quoted-passage.ts').catch(() => null)
  part?.enhanceQuote(form, passage)
}

export async function deleteSentDraft(form: HTMLFormElement): Promise<void> {
  const draft = draftOf(form)
  if (draft) await forgetDraft(draft)
}

function draftOf({ dataset: { draft } }: HTMLFormElement): FormDraft | null {
  return draft ? (JSON.parse(draft) as FormDraft) : null
}
