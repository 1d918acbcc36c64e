import { isDone } from '../forms/when-done.ts'

interface DataLayerWindow {
  dataLayer?: { push(event: Record<string, unknown>): unknown }
}

/** Tells the tag manager of a registration; where its data layer was never made, the console alone hears of it. */
export function trackSignUp(page: DataLayerWindow = window as DataLayerWindow): void {
  if (page.dataLayer) page.dataLayer.push({ event: 'sign_up', method: 'email' })
  // biome-ignore lint/suspicious/noConsole: the specification asks for this warning
  else console.warn('Data layer is not initialised: sign-up is not tracked')
}

/** Runs a server action that registers; it tells of success by a redirect, thrown as a response. */
export async function tracking<T>(serverAction: () => Promise<T>, registered: (result: T) => boolean): Promise<T> {
  try {
    const result = await serverAction()
    if (registered(result)) trackSignUp()
    return result
  } catch (answer) {
    if (isDone(answer)) trackSignUp()
    throw answer
  }
}
