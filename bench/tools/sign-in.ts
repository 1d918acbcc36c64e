import { fetchPayload, signInAt } from '../../tests/fixtures/call-api.ts'

/** Password of each demo account in the measurements. */
export const benchPassword = 'mesures-de-la-maison'

/** @param identifier default: a subscriber @returns the session’s token @throws if the sign-in is refused */
export const signIn = (url: string, identifier = 'camille@exemple.fr'): Promise<string> =>
  signInAt(url, identifier, benchPassword)

/** @returns the uid of the first record of a list @throws if the list is empty */
export async function firstUid(url: string, path: string, token: string): Promise<string> {
  const [first] = await fetchPayload(url, 'GET', path, { token })
  return first.uid
}

export const sessionCookie = (token: string): string => `session=${token}; locale=fr`
