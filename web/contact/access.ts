import { type RouterContextProvider, redirect } from 'react-router'
import { listTickets } from '../../contracts/support/support.ts'
import { type Api, HttpUnauthorizedError, TokenError } from '../api/index.ts'
import { siteContext } from '../context.ts'
import { privateHeaders } from '../session/headers/private-headers.ts'

/** For pages whose address never held a token. */
export const ownHeaders = { ...privateHeaders, 'referrer-policy': 'same-origin' }

const away = (address: string) => redirect(address, { headers: privateHeaders })

/** To the form that mails a link; `ended` says that the one followed opens nothing. */
export const toLinkForm = (ended: boolean) => away(ended ? '/contact/link?ended' : '/contact/link')

/** Tells whose tickets a link opens without naming anybody: links to the same address open the same list. */
async function newestTicket(api: Api): Promise<string | null> {
  const { payload } = await api.call(listTickets, { params: { type: 'contact' }, query: { length: 1 } })
  return payload[0]?.uid ?? null
}

const isRefused = (error: unknown): boolean => error instanceof HttpUnauthorizedError || error instanceof TokenError

/** @returns undefined where no link is open, or the open one has ended */
async function openList(api: Api): Promise<string | null | undefined> {
  if (!api.auth.get('contact').authenticated) return undefined
  try {
    return await newestTicket(api)
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

/** Exchanges a mailed token for the cookie. One that opens nothing changes nothing. @returns its newest ticket. @throws Response */
export async function openLink(api: Api, token: string): Promise<string | null> {
  const contact = api.auth.get('contact')
  const former = contact.peekToken()
  try {
    contact.connect(token)
    return await newestTicket(api)
  } catch (error) {
    contact.disconnect()
    contact.reconnect(former)
    if (isRefused(error)) throw toLinkForm(true)
    throw error
  }
}

/**
 * A mailed link’s `t` is exchanged for the cookie of the provider `contact`, and leaves the address. Where another
 * address’s tickets are open, a page asks before they are replaced: somebody else may have sent the link.
 * @throws Response
 */
export async function requireAccess(context: Readonly<RouterContextProvider>, url: URL): Promise<void> {
  const { api } = context.get(siteContext)
  const contact = api.auth.get('contact')
  const token = url.searchParams.get('t')
  if (token === null) {
    if (contact.authenticated) return
    throw toLinkForm(false)
  }
  const former = contact.peekToken()
  const formerList = former === token ? undefined : await openList(api)
  const list = await openLink(api, token)
  const clean = new URL(url)
  clean.searchParams.delete('t')
  const target = `${clean.pathname}${clean.search}`
  if (formerList === undefined || formerList === list) throw away(target)
  contact.disconnect()
  contact.reconnect(former)
  throw away(`/contact/switch?${new URLSearchParams({ t: token, to: target })}`)
}

/** The cookie’s token has ended: it is forgotten. @returns the way out */
export function endAccess(context: Readonly<RouterContextProvider>): Response {
  context.get(siteContext).api.auth.get('contact').disconnect()
  return toLinkForm(true)
}
