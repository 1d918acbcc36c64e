import { type RouterContextProvider, redirect } from 'react-router'
import { listTickets } from '../../contracts/support/support.ts'
import { type Api, HttpUnauthorizedError, TokenError } from '../api/index.ts'
import { siteContext } from '../context.ts'
import { privateHeaders } from '../session/headers/private-headers.ts'

const away = (address: string) => redirect(address, { headers: privateHeaders })

/** Redirects to the form that mails a link; `ended`: the followed link is no longer valid. */
export const redirectToLinkForm = (ended: boolean) => away(ended ? '/contact/link?ended' : '/contact/link')

/** UID of the newest ticket. It identifies the list that a link opens: all links to one mailbox open the same list. */
async function newestTicket(api: Api): Promise<string | null> {
  const { payload } = await api.call(listTickets, { params: { type: 'contact' }, query: { length: 1 } })
  return payload[0]?.uid ?? null
}

const isRefused = (error: unknown): boolean => error instanceof HttpUnauthorizedError || error instanceof TokenError

/** @returns undefined without an open link, or if that link has ended */
async function openList(api: Api): Promise<string | null | undefined> {
  if (!api.auth.get('contact').authenticated) return undefined
  try {
    return await newestTicket(api)
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

/** Exchanges a mailed token for the cookie; an invalid token changes nothing. @returns the newest ticket. @throws Response */
export async function openLink(api: Api, token: string): Promise<string | null> {
  const contact = api.auth.get('contact')
  const former = contact.peekToken()
  try {
    contact.connect(token)
    return await newestTicket(api)
  } catch (error) {
    contact.disconnect()
    contact.reconnect(former)
    if (isRefused(error)) throw redirectToLinkForm(true)
    throw error
  }
}

/**
 * Exchanges a mailed link’s `t` for the cookie of the provider `contact`, and removes it from the address. If another
 * mailbox’s tickets are open, a page asks before it replaces them: another person may have sent the link.
 * @throws Response
 */
export async function requireAccess(context: Readonly<RouterContextProvider>, url: URL): Promise<void> {
  const { api } = context.get(siteContext)
  const contact = api.auth.get('contact')
  const token = url.searchParams.get('t')
  if (token === null) {
    if (contact.authenticated) return
    throw redirectToLinkForm(false)
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

/** Clears the cookie, because its token is no longer valid. @returns a redirect to the link form */
export function endAccess(context: Readonly<RouterContextProvider>): Response {
  context.get(siteContext).api.auth.get('contact').disconnect()
  return redirectToLinkForm(true)
}
