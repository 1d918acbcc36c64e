import { createContext, use } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

const RouterContext = createContext<ReturnType<typeof createBrowserRouter> | null>(null)
export const RouterContextProvider = RouterContext.Provider

/**
 * Shows the screen of a path with its address: keys that are pressed next are meant for it. Below `<Routes>` the router's
 * own `useNavigate` drops `flushSync`, so that the former screen would still take them.
 */
export function useGoAtOnce(): (path: string) => void {
  const router = use(RouterContext)
  if (!router) throw new Error('the screen is outside of the router')
  return (path) => void router.navigate(path, { flushSync: true })
}
