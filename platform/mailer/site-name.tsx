import { createContext, type ReactElement, useContext } from 'react'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import type { Extensions } from '../extensions/index.ts'
import { readSetting, siteName } from '../settings/index.ts'
import { findLook, type MailLook, plainLook } from './look.ts'

export interface MailSite {
  /** the owner's name for the site */
  name: string
  publicUrl: string
  look: MailLook
  /** the owner's words around the mail: sanitised HTML, filled in */
  around?: { opening: string; closing: string } | undefined
}

export async function readMailSite(
  ports: { config: Config; extensions: Extensions },
  db: Database,
  around: MailSite['around'],
): Promise<MailSite> {
  const name = await readSetting(db, ports.config, siteName)
  return { name, publicUrl: ports.config.publicUrl, look: await findLook(ports, db, name), around }
}

const Site = createContext<MailSite>({ name: '', publicUrl: '', look: plainLook('') })

export const useMailSite = (): MailSite => useContext(Site)

export const useSiteName = (): string => useMailSite().name

export const withSite = (site: MailSite, body: ReactElement): ReactElement => <Site value={site}>{body}</Site>
