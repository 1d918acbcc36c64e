import { createContext, type ReactElement, useContext } from 'react'

const SiteName = createContext('')

/** How the owner calls her house, where a mail is written. */
export const useSiteName = (): string => useContext(SiteName)

export const withSiteName = (name: string, body: ReactElement): ReactElement => <SiteName value={name}>{body}</SiteName>
