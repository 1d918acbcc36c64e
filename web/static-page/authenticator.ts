type Ask = (options: string, makes: boolean) => Promise<unknown>

/** Asks for a passkey; the WebAuthn library loads on first use. */
async function askAuthenticator(options: string, makes: boolean): Promise<unknown> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = JSON.parse(options)
  return makes ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON })
}

/** Lets the browser offer its passkeys while the user fills in the address. A press on the button ends this wait. */
async function offerWhileTyping(options: string): Promise<unknown> {
  if (!(await window.PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: JSON.parse(options), useBrowserAutofill: true })
}

/**
 * Enhances authenticator-button.tsx: sends the form with the authenticator's answer.
 * The button stays hidden without an authenticator.
 * @param isRight validates the other fields before a passkey is created
 */
export function offerAuthenticator(form: HTMLFormElement, isRight: () => boolean, ask: Ask = askAuthenticator): void {
  const place = form.querySelector<HTMLElement>('[data-authenticator]')
  const input = place?.querySelector('input')
  const status = place?.querySelector<HTMLElement>('[role=status]')
  if (!place || !input || !status || !('PublicKeyCredential' in window)) return
  place.hidden = false
  const makes = place.dataset.makes !== undefined
  const press = async () => {
    status.textContent = ''
    if (makes && !isRight()) return
    try {
      input.value = JSON.stringify(await ask(place.dataset.authenticator ?? '', makes))
      form.requestSubmit()
    } catch {
      // The browser's dialog was closed, or it found no passkey: the browser does not say which.
      status.textContent = status.dataset.unanswered ?? ''
    }
  }
  if (place.dataset.fills !== undefined) {
    // Ignore a missing answer, or a library that is missing after a new build: the button and the other ways remain.
    void offerWhileTyping(place.dataset.authenticator ?? '').then(
      (answer) => {
        if (answer === undefined) return
        input.value = JSON.stringify(answer)
        form.requestSubmit()
      },
      () => {},
    )
  }
  place.querySelector('button')?.addEventListener('click', () => void press())
  // An answer is valid once: a changed form needs a new one.
  form.addEventListener('input', () => {
    input.value = ''
  })
}
