import { type FormDraft, forgetDraft, keepDraft } from '../forms/form-draft.ts'
import { changedIn } from './field-errors.ts'
import { followFiles } from './files.ts'

/** Comes with a form that says where its draft is: words and files stay on her device until it is sent. */
export function followDraft(form: HTMLFormElement): void {
  const draft = draftOf(form)
  if (!draft) return
  const brought = new URLSearchParams(location.search)
  const typed = new Set(changedIn(form).map(({ name }) => name))
  const goesFirst = (name: string) => brought.has(name) || typed.has(name)
  keepDraft(draft, form, (begun) => Object.fromEntries(Object.entries(begun).filter(([name]) => !goesFirst(name))))
  // Typed before this was loaded.
  if (typed.size > 0) form.dispatchEvent(new Event('input'))
  followFiles(form, draft)
}

export async function forgetSent(form: HTMLFormElement): Promise<void> {
  const draft = draftOf(form)
  if (draft) await forgetDraft(draft)
}

function draftOf({ dataset: { draft } }: HTMLFormElement): FormDraft | null {
  return draft ? (JSON.parse(draft) as FormDraft) : null
}
