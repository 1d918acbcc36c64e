import { createContext, type ReactElement, useContext } from 'react'

const SiteName = createContext('')

/** The site's name, for mail templates. */
export const useSiteName = (): string => useContext(SiteName)

export const withSiteName = (name: string, body: ReactElement): ReactElement => <SiteName value={name}>{body}</SiteName>
