import { redirect } from 'react-router'
import { getAttachment } from '../../../contracts/support/attachments.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import type { Route } from './+types/attachment'

/** Redirects the address of a file in exports of personal data, which is below its conversation's page. */
export function loader({ url, params }: Route.LoaderArgs): Response {
  const type = url.pathname.startsWith('/contact/') ? 'contact' : 'coaching'
  const address = relayAddressOf(getAttachment, { ...params, type })
  return redirect(`${address}${url.search}`, { headers: privateHeaders })
}
