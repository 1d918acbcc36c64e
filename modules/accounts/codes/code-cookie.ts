import { codeCookie } from '../../../contracts/accounts/sign-in-codes.ts'
import type { Config } from '../../../platform/config/index.ts'
import { codeMilliseconds } from './code.ts'

type Site = Pick<Config, 'publicUrl'>

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:')
const nameOn = (site: Site): string => (isSecure(site) ? `__Host-${codeCookie}` : codeCookie)

/** The code is valid only in the browser that sends this cookie. Scripts cannot read it, and other sites' requests do not send it. */
export function writeCodeCookie(site: Site, secret: string): string {
  const parts = [
    `${nameOn(site)}=${secret}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${codeMilliseconds / 1000}`,
  ]
  return [...parts, ...(isSecure(site) ? ['Secure'] : [])].join('; ')
}

/** @returns undefined if the browser sends no such cookie, or one of another form */
export function readCodeCookie(site: Site, header: string | undefined): string | undefined {
  const start = `${nameOn(site)}=`
  const found = header?.split(';', 200).find((pair) => pair.trimStart().startsWith(start))
  const secret = found?.trim().slice(start.length)
  return secret && /^[\w-]{20,100}$/.test(secret) ? secret : undefined
}

export const proofOriginOf = (
  site: Site,
  { ip, headers }: { ip: string; headers: { cookie?: string | undefined } },
) => ({
  address: ip,
  browser: readCodeCookie(site, headers.cookie),
})
