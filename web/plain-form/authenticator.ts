/** What authenticator-button.tsx does with React. The browser's part is loaded with the first press. */
async function answerWithPasskey(options: string): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: JSON.parse(options) })
}

/** Nothing where the browser has none. */
export function offerAuthenticator(
  form: HTMLFormElement,
  ask: (options: string) => Promise<unknown> = answerWithPasskey,
): void {
  const place = form.querySelector<HTMLElement>('[data-authenticator]')
  const input = place?.querySelector('input')
  const status = place?.querySelector<HTMLElement>('[role=status]')
  if (!place || !input || !status || !('PublicKeyCredential' in window)) return
  place.hidden = false
  const press = async () => {
    status.textContent = ''
    try {
      input.value = JSON.stringify(await ask(place.dataset.authenticator ?? ''))
      form.requestSubmit()
    } catch {
      // She closed the browser's dialog, or it found no passkey: the browser does not say which.
      status.textContent = status.dataset.failure ?? ''
    }
  }
  place.querySelector('button')?.addEventListener('click', () => void press())
  // It counts once: what she sends next has an answer of its own.
  form.addEventListener('input', () => {
    input.value = ''
  })
}
