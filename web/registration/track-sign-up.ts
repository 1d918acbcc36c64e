import { hasAgreed, keepEvent } from '../consent/kept-events.ts'
import { isActionSuccess } from '../forms/when-done.ts'

interface DataLayerWindow {
  dataLayer?: { push(event: Record<string, unknown>): unknown }
}

const signUp = { event: 'sign_up', method: 'email' }

/**
 * Sends the registration event to the data layer. Registration pages have none:
 * the event waits for the next measured page if the user has consented, and otherwise goes to the console only.
 */
export function trackSignUp(page: DataLayerWindow = window as DataLayerWindow): void {
  if (page.dataLayer) page.dataLayer.push(signUp)
  else if (hasAgreed('measurement') || hasAgreed('advertising')) keepEvent(signUp)
  // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
  else console.warn('Data layer is not initialised: sign-up is not tracked')
}

/** Runs a server action that registers a user, and sends the event if it redirects or `registered` accepts its result. */
export async function withSignUpTracking<T>(
  serverAction: () => Promise<T>,
  registered: (result: T) => boolean,
): Promise<T> {
  try {
    const result = await serverAction()
    if (registered(result)) trackSignUp()
    return result
  } catch (answer) {
    if (isActionSuccess(answer)) trackSignUp()
    throw answer
  }
}
