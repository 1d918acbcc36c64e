import { createContext } from 'react'

/** Nonce of a page's inline parts; undefined on a cached page, and in the browser, which hides it. */
export const PageNonce = createContext<string | undefined>(undefined)
