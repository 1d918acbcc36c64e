interface Submitted {
  form: HTMLFormElement
  submitter: HTMLElement | null
}

let submitted: Submitted | null = null

/** Seen before React is: the form she sent last, and what she pressed. */
export function watchSubmissions(): () => void {
  const remember = ({ target, submitter }: SubmitEvent) => {
    if (target instanceof HTMLFormElement) submitted = { form: target, submitter }
  }
  document.addEventListener('submit', remember, true)
  return () => document.removeEventListener('submit', remember, true)
}

/** null where it has left the page */
export const submittedForm = (): HTMLFormElement | null => (submitted?.form.isConnected ? submitted.form : null)

/** As if she pressed the same button again: with the same Idempotency-Key, so that it is done once. */
export function submitAgain(): void {
  const form = submittedForm()
  const submitter = submitted?.submitter
  form?.requestSubmit(submitter?.isConnected ? submitter : null)
}

/** The same, sent by the browser itself: the router does not hear of it. */
export function submitAsDocument(): void {
  document.addEventListener('submit', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  submitAgain()
}
