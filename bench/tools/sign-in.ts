/** Password of each demo account in the measurements. */
export const benchPassword = 'mesures-de-la-maison'

/** @param identifier default: a subscriber @returns the session’s token @throws if the sign-in is refused */
export async function signIn(url: string, identifier = 'camille@exemple.fr'): Promise<string> {
  const answer = await fetch(`${url}/api/auth_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: benchPassword }),
  })
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.status} ${await answer.text()}`)
  const { payload } = (await answer.json()) as { payload: { token: string } }
  return payload.token
}

export const sessionCookie = (token: string): string => `session=${token}; locale=fr`
