import { deleteUser, type UserMetadata } from '../../contracts/accounts/accounts.ts'
import { removeOwnPassword, requestConfirmationCode, setOwnPassword } from '../../contracts/accounts/confirmation.ts'
import { changeEmail } from '../../contracts/accounts/own-email.ts'
import { addPasskey, signInWithPasskey } from '../../contracts/accounts/passkeys.ts'
import { authCheck, deviceHeader } from '../../contracts/accounts/session.ts'
import { requestSignInCode, verifySignInCode } from '../../contracts/accounts/sign-in-codes.ts'
import type { AnyCall } from '../../contracts/call.ts'
import type { CallAnswer, CallArguments, LooseInput, UploadInput } from '../../contracts/call-input.ts'
import { supportAuthHeader, supportAuthValue } from '../../contracts/support/support.ts'
import { addressOf, apiBase } from '../../contracts/text/address.ts'
import { AuthProviders } from './auth-providers.ts'
import { Emitter } from './emitter.ts'
import { errorOf } from './error-table.ts'
import { ApiValidationError } from './errors.ts'
import type { EtagCache } from './etag-cache.ts'
import { createTransport, type FetchApi, type RawAnswer } from './transport.ts'

type ApiEvents = {
  /** the API sent a fresher token */
  tokenRefresh: string
  /** the API no longer knows the session of the token that was sent */
  sessionLost: undefined
  metadataUpdate: UserMetadata
}

const idsOf = (...calls: readonly AnyCall[]) => new Set(calls.map(({ id }) => id))

/** Calls that send the device token of an earlier sign-in. */
const signInCalls = idsOf(authCheck, requestSignInCode, verifySignInCode, signInWithPasskey)

/** Calls that set the cookie of a mailed code. */
const codeRequests = idsOf(requestSignInCode, requestConfirmationCode)
/** Calls that a code mailed to this browser may confirm. */
const codeUses = idsOf(verifySignInCode, setOwnPassword, removeOwnPassword, addPasskey, changeEmail, deleteUser)

const notModified = 304

/** Tells whether a read with only a session token was answered with 401. */
const isOfNoSession = ({ method }: AnyCall, status: number, sent: Headers): boolean =>
  status === 401 && method === 'GET' && sent.has('authorization') && !sent.has(supportAuthHeader)

/** The API as the site calls it (specification §7 and §8). */
export class Api {
  readonly events = new Emitter<ApiEvents>()
  readonly auth: AuthProviders
  /** device token of an earlier sign-in in this browser; signing in renews it */
  deviceToken: string | null = null
  /** cookie header of a browser that requested a mailed code */
  codeCookie: string | null = null
  /** cookies that the API sets, for the browser */
  readonly setCookies: string[] = []
  readonly #fetchApi: FetchApi
  readonly #send: ReturnType<typeof createTransport>
  readonly #held: EtagCache | undefined

  constructor(fetchApi: FetchApi, auth: AuthProviders = new AuthProviders(), held?: EtagCache) {
    this.auth = auth
    this.#held = held
    this.#fetchApi = fetchApi
    this.#send = createTransport(fetchApi)
    this.events.on('tokenRefresh', (token) => this.auth.get('default').refresh(token))
  }

  /**
   * @returns the whole success body, checked against the contract
   * @throws ApiError (see error-table.ts), ApiValidationError, ApiUnreachableError
   */
  async call<C extends AnyCall>(call: C, ...[input]: CallArguments<C>): Promise<CallAnswer<C>> {
    const { params, query, body, idempotencyKey } = (input ?? {}) as LooseInput
    const headers = this.#headers(call, params)
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const address = addressOf(call.path, params, query)
    const held = call.method === 'GET' ? this.#held?.get(address) : undefined
    if (held) headers.set('if-none-match', held.etag)
    const answer = await this.#send(address, {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (held && answer.status === notModified) {
      this.#takeToken(answer.headers)
      return held.answer as CallAnswer<C>
    }
    if (isOfNoSession(call, answer.status, headers)) this.loseSession()
    const read = this.#read(call, answer)
    const etag = answer.headers.get('etag')
    if (etag) this.#held?.set(address, { etag, answer: read })
    return read
  }

  /** Uploads files, each in the field `file`, after the text fields. @throws as `call` */
  async upload<C extends AnyCall>(
    call: C,
    { params, file, fields = {}, idempotencyKey }: UploadInput<C>,
  ): Promise<CallAnswer<C>> {
    const form = new FormData()
    for (const [name, text] of Object.entries(fields)) form.append(name, text)
    for (const one of [file].flat()) form.append('file', one, one.name)
    const encoded = new Response(form)
    const headers = this.#headers(call, params)
    headers.set('content-type', encoded.headers.get('content-type') ?? '')
    headers.set('idempotency-key', idempotencyKey)
    const body = new Uint8Array(await encoded.arrayBuffer())
    const answer = await this.#send(addressOf(call.path, params), { method: call.method, headers, body })
    return this.#read(call, answer)
  }

  /** Downloads a file as a stream. @throws as `call` */
  async download<C extends AnyCall>(call: C, ...[input]: CallArguments<C>): Promise<Response> {
    const { params, query } = (input ?? {}) as LooseInput
    const headers = this.#headers(call, params)
    const answer = await this.#fetchApi(addressOf(call.path, params, query), { method: call.method, headers })
    const { status } = answer
    if (status === call.status) return answer
    if (isOfNoSession(call, status, headers)) this.loseSession()
    throw errorOf({ status, body: await answer.json().catch(() => null), expected: call.status })
  }

  /**
   * Passes a call of a page's script on with the reader's credentials, and streams the answer. A fresher token stays
   * with the site; a session that the API no longer knows is ended.
   * @param path as it was sent, below the API's address
   */
  async relay(
    call: AnyCall,
    params: Record<string, string>,
    path: string,
    init: RequestInit & { headers: Headers },
  ): Promise<Response> {
    for (const [name, value] of this.#credentials(call, params)) init.headers.set(name, value)
    const answer = await this.#fetchApi(`${apiBase}${path}`, init)
    this.#takeToken(answer.headers)
    const session = this.auth.get('default')
    // For a contact ticket a 401 means that the mailed link has ended, not the session.
    if (answer.status === 401 && params.type !== 'contact' && session.authenticated) session.disconnect()
    return answer
  }

  /** Ends the session: a read with its token was answered as to a visitor, so the session was closed elsewhere. */
  loseSession(): void {
    const session = this.auth.get('default')
    if (!session.authenticated) return
    session.disconnect()
    this.events.emit('sessionLost', undefined)
  }

  #headers(call: AnyCall, params: LooseInput['params']): Headers {
    const headers = new Headers([['accept', 'application/json'], ...this.#credentials(call, params)])
    if (signInCalls.has(call.id) && this.deviceToken !== null) headers.set(deviceHeader, this.deviceToken)
    if (codeUses.has(call.id) && this.codeCookie !== null) headers.set('cookie', this.codeCookie)
    return headers
  }

  #credentials(call: AnyCall, params: LooseInput['params']): [name: string, value: string][] {
    const credentials: [string, string][] = []
    const session = this.auth.get('default')
    if (session.authenticated) credentials.push(['authorization', `Bearer ${session.token}`])
    const contact = this.auth.get('contact')
    const type = params?.type ?? (call.access === 'contact' ? 'contact' : undefined)
    if (type === 'contact' && call.path.startsWith('/support/') && contact.authenticated) {
      credentials.push([supportAuthHeader, supportAuthValue(contact.token)])
    }
    return credentials
  }

  #takeToken(headers: Headers): void {
    const next = headers.get('x-next-token')
    if (next) this.events.emit('tokenRefresh', next)
    this.deviceToken = headers.get(deviceHeader) ?? this.deviceToken
  }

  #read<C extends AnyCall>(call: C, { status, headers, body }: RawAnswer): CallAnswer<C> {
    this.#takeToken(headers)
    if (codeRequests.has(call.id)) this.setCookies.push(...headers.getSetCookie())
    if (status !== call.status) {
      throw errorOf({ status, body, expected: call.status, retryAfter: headers.get('retry-after') })
    }
    if (!call.answer) return undefined as CallAnswer<C>
    const parsed = call.answer.safeParse(body)
    if (!parsed.success) throw new ApiValidationError(call.id, parsed.error)
    return parsed.data as CallAnswer<C>
  }
}
