import { createContext } from 'react'

/** True while the server renders a page that is not hydrated: HTML, CSS and small scripts, no React. */
export const StaticPage = createContext(false)
