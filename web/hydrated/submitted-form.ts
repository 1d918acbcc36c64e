interface Submitted {
  form: HTMLFormElement
  submitter: HTMLElement | null
}

let submitted: Submitted | null = null

/** Remembers the form sent last and its pressed button. Listens before React does. */
export function watchSubmissions(): () => void {
  const remember = ({ target, submitter }: SubmitEvent) => {
    if (target instanceof HTMLFormElement) submitted = { form: target, submitter }
  }
  document.addEventListener('submit', remember, true)
  return () => document.removeEventListener('submit', remember, true)
}

/** null if the form has left the page */
export const submittedForm = (): HTMLFormElement | null => (submitted?.form.isConnected ? submitted.form : null)

/** Presses the same button again, with the same Idempotency-Key, so that the form takes effect once. */
export function submitAgain(): void {
  const form = submittedForm()
  const submitter = submitted?.submitter
  form?.requestSubmit(submitter?.isConnected ? submitter : null)
}
