import { createContext, type ReactElement, useContext } from 'react'

const HouseName = createContext('')

/** How the owner calls her house, where a mail is written. */
export const useHouseName = (): string => useContext(HouseName)

export const withHouseName = (name: string, body: ReactElement): ReactElement => (
  <HouseName value={name}>{body}</HouseName>
)
