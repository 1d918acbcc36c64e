import { type RouterContextProvider, redirect } from 'react-router'
import { listTickets } from '../../contracts/support.ts'
import { HttpUnauthorizedError, TokenError } from '../api/index.ts'
import { siteContext } from '../context.ts'
import { privateHeaders } from '../session/private-headers.ts'

/** For pages whose address never held a token. */
export const ownHeaders = { ...privateHeaders, 'referrer-policy': 'same-origin' }

const away = (address: string) => redirect(address, { headers: privateHeaders })

/** To the form that mails a link; `ended` says that the one followed opens nothing. */
export const toLinkForm = (ended: boolean) => away(ended ? '/contact/link?ended' : '/contact/link')

/**
 * A mailed link’s `t` is exchanged for the cookie of the provider `contact`, and leaves the address. One that opens
 * nothing changes nothing; without either there is only the form that mails a link.
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
  try {
    contact.connect(token)
    await api.call(listTickets, { params: { type: 'contact' }, query: { length: 1 } })
  } catch (error) {
    contact.disconnect()
    contact.reconnect(former)
    if (error instanceof HttpUnauthorizedError || error instanceof TokenError) throw toLinkForm(true)
    throw error
  }
  const clean = new URL(url)
  clean.searchParams.delete('t')
  throw away(`${clean.pathname}${clean.search}`)
}

/** The cookie’s token has ended: it is forgotten. @returns the way out */
export function endAccess(context: Readonly<RouterContextProvider>): Response {
  context.get(siteContext).api.auth.get('contact').disconnect()
  return toLinkForm(true)
}
