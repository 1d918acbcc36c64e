import { setTimeout as wait } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { Opening, OpeningCheck, OpeningCode } from '../../contracts/opening/opening.ts'
import { expectStatus } from './expect.ts'
import type { Answer, Installation } from './installation.ts'

const password = 'des pivoines au bord du canal'
const periodSeconds = 30

/** An admin, from the setup-owner link on, who calls the API as the screens do. */
export interface Owner {
  email: string
  token(): string
  setPassword(link: string): Promise<void>
  /** @returns the answer where the second factor is missing or wrong */
  signIn(): Promise<Answer>
  enrol(): Promise<void>
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body: unknown): Promise<Answer>
  patch(path: string, body: unknown): Promise<Answer>
  opening(): Promise<Opening>
  check(code: OpeningCode, message?: string): Promise<OpeningCheck>
}

export function ownerOf(site: Pick<Installation, 'call'>, email: string): Owner {
  let token = ''
  let secret = ''
  let spent = 0

  /** Each code counts once; the one of the next period is accepted already. */
  async function code(): Promise<string> {
    const now = () => Math.floor(Date.now() / 1000 / periodSeconds)
    const step = Math.max(now(), spent + 1)
    while (step > now() + 1) await wait(500)
    spent = step
    const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds })
    return totp.generate({ timestamp: step * periodSeconds * 1000 })
  }

  const owner: Owner = {
    email,
    token: () => token,
    async setPassword(link) {
      const body = { token: new URL(link).searchParams.get('token'), password }
      expectStatus(await site.call('POST', '/reset-password/update', { body }), 200)
    },
    async signIn() {
      const otp = secret ? { otp: await code() } : {}
      const answer = await site.call('POST', '/auth_check', { body: { identifier: email, password, ...otp } })
      token = answer.body.payload?.token ?? ''
      return answer
    },
    async enrol() {
      const started = expectStatus(await site.call('POST', '/session/second-factor', { token }), 201)
      secret = started.body.payload.secret
      expectStatus(await site.call('PUT', '/session/second-factor', { token, body: { otp: await code() } }), 200)
    },
    get: (path) => site.call('GET', path, { token }),
    post: (path, body) => site.call('POST', path, { token, body: body ?? {} }),
    put: (path, body) => site.call('PUT', path, { token, body }),
    patch: (path, body) => site.call('PATCH', path, { token, body }),
    async opening() {
      return expectStatus(await owner.get('/staff/opening'), 200).body.payload
    },
    async check(code, message) {
      const body = message === undefined ? {} : { message }
      return expectStatus(await owner.post(`/staff/opening/checks/${code}`, body), 200).body.payload
    },
  }
  return owner
}
