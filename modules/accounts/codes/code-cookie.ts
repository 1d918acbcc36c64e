import { codeCookie } from '../../../contracts/accounts/sign-in-codes.ts'
import type { Config } from '../../../platform/config/index.ts'
import { codeMilliseconds } from './code.ts'

type Site = Pick<Config, 'publicUrl'>

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:')
const nameOn = (site: Site): string => (isSecure(site) ? `__Host-${codeCookie}` : codeCookie)

/** Only a browser that shows it again can use the code; no script reads it, and no other site makes the browser send it. */
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

/** @returns undefined where the browser has none, or one that is not ours */
export function readCodeCookie(site: Site, header: string | undefined): string | undefined {
  const start = `${nameOn(site)}=`
  const found = header?.split(';', 200).find((pair) => pair.trimStart().startsWith(start))
  const secret = found?.trim().slice(start.length)
  return secret && /^[\w-]{20,100}$/.test(secret) ? secret : undefined
}

/** Origin of a proof that the owner of an account sends. */
export const proofOriginOf = (
  site: Site,
  { ip, headers }: { ip: string; headers: { cookie?: string | undefined } },
) => ({
  address: ip,
  browser: readCodeCookie(site, headers.cookie),
})
