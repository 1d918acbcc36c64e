import { createContext } from 'react'

/** True while the server renders a page that stays as it is: HTML, CSS and the small script, no React. */
export const StaticPage = createContext(false)
