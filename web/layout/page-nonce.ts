import { createContext } from 'react'

/** What a page's inline parts carry; undefined on a plain page, and in the browser, which hides it. */
export const PageNonce = createContext<string | undefined>(undefined)
