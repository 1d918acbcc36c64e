import type { ApiAnswer, ApiRequest } from '../fixtures/test-app.ts'
import { type GoodRequest, linkToken, type Story } from './story.ts'

const asMember = ({ token }: Story): ApiRequest => ({ token })

function keepCodeCookie(story: Story, { headers }: ApiAnswer): void {
  story.codeCookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
}
const mailedCode = async (story: Story) => ({ code: await linkToken(story, story.identifier, /^(\d{6})$/m) })

export const codeRequests: GoodRequest[] = [
  {
    call: 'requestSignInCode',
    path: '/session/code',
    request: ({ identifier }) => ({ body: { identifier } }),
    afterwards: keepCodeCookie,
  },
  {
    call: 'verifySignInCode',
    path: '/session/code/verify',
    request: async (story) => ({
      headers: { cookie: story.codeCookie },
      body: { identifier: story.identifier, ...(await mailedCode(story)) },
    }),
  },
]

export const confirmationRequests: GoodRequest[] = [
  { call: 'getSignInWays', path: ({ uid }) => `/users/${uid}/sign-in`, request: asMember },
  { call: 'startPasskeyConfirmation', path: '/session/confirmation/passkey', request: asMember },
  {
    call: 'requestConfirmationCode',
    path: '/session/confirmation/code',
    request: asMember,
    afterwards: keepCodeCookie,
  },
  {
    call: 'removeOwnPassword',
    path: ({ uid }) => `/users/${uid}/password`,
    request: async (story) => ({
      ...asMember(story),
      headers: { cookie: story.codeCookie },
      body: await mailedCode(story),
    }),
  },
  {
    call: 'setOwnPassword',
    path: ({ uid }) => `/users/${uid}/password`,
    request: async (story) => {
      keepCodeCookie(story, await story.app.call('POST', '/session/confirmation/code', asMember(story)))
      const body = { newPassword: story.password, ...(await mailedCode(story)) }
      return { ...asMember(story), headers: { cookie: story.codeCookie }, body }
    },
  },
]
