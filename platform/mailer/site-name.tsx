import { createContext, type ReactElement, useContext } from 'react'

export interface MailSite {
  /** the owner's name for the site */
  name: string
  publicUrl: string
  /** the owner's words around the mail: sanitised HTML, filled in */
  around?: { opening: string; closing: string } | undefined
}

const Site = createContext<MailSite>({ name: '', publicUrl: '' })

/** The site that sends the mail, for mail templates. */
export const useMailSite = (): MailSite => useContext(Site)

export const useSiteName = (): string => useMailSite().name

export const withSite = (site: MailSite, body: ReactElement): ReactElement => <Site value={site}>{body}</Site>
