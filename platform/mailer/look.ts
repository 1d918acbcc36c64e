import { originalColours } from '../../contracts/administration/original-colours.ts'
import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { type Extensions, extensionPoint } from '../extensions/index.ts'

/** Logo and colours of mails. */
export interface MailLook {
  /** the logo's text */
  name: string
  colours: SiteSettings['colours']
  /** a picture from the site's own address; the text is beside it, or is its alt text */
  logo: { src: string; width: number; height: number; withText: boolean } | null
}

interface Ports {
  config: Config
  extensions: Extensions
}

export const mailLook = extensionPoint<(ports: Ports, db: Database) => Promise<MailLook>>('mailer.look')

export const plainLook = (name: string): MailLook => ({ name, colours: originalColours, logo: null })

export async function findLook(ports: Ports, db: Database, name: string): Promise<MailLook> {
  const [find] = ports.extensions.of(mailLook)
  return find ? find(ports, db) : plainLook(name)
}
