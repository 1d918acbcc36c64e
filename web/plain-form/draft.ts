import { type FormDraft, forgetDraft, keepDraft } from '../forms/form-draft.ts'
import { changedIn } from './field-errors.ts'
import { followFiles } from './files.ts'

/** Comes with a form that says where its draft is: words and files stay on her device until it is sent. */
export function followDraft(form: HTMLFormElement): void {
  const draft = draftOf(form)
  if (!draft) return
  const brought = new URLSearchParams(location.search)
  const typed = new Set(changedIn(form).map(({ name }) => name))
  const filledIn = new Set([...form.querySelectorAll('[data-brought]')].map((field) => field.getAttribute('name')))
  const goesFirst = (name: string) => brought.has(name) || filledIn.has(name) || typed.has(name)
  keepDraft(draft, form, (begun) => Object.fromEntries(Object.entries(begun).filter(([name]) => !goesFirst(name))))
  // Typed before this was loaded.
  if (typed.size > 0) form.dispatchEvent(new Event('input'))
  void followQuote(form)
  followFiles(form, draft)
}

async function followQuote(form: HTMLFormElement): Promise<void> {
  const passage = form.querySelector('[data-quoted-passage]')
  if (!passage) return
  // Gone with a new build: what the page brought is shown as it came.
  const part = await import('./quoted-passage.ts').catch(() => null)
  part?.followQuote(form, passage)
}

export async function forgetSent(form: HTMLFormElement): Promise<void> {
  const draft = draftOf(form)
  if (draft) await forgetDraft(draft)
}

function draftOf({ dataset: { draft } }: HTMLFormElement): FormDraft | null {
  return draft ? (JSON.parse(draft) as FormDraft) : null
}
