import { createContext, use } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

const RouterContext = createContext<ReturnType<typeof createBrowserRouter> | null>(null)
export const RouterContextProvider = RouterContext.Provider

/**
 * Navigates and renders the new screen synchronously, so that the next key press acts on it. Below `<Routes>`,
 * `useNavigate` drops `flushSync`: the former screen would still handle the key.
 */
export function useNavigateSync(): (path: string) => void {
  const router = use(RouterContext)
  if (!router) throw new Error('the screen is outside of the router')
  return (path) => void router.navigate(path, { flushSync: true })
}
