import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createBrowserRouter, type RouteObject, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { adminBase } from '../contracts/text/address.ts'
import { AdminLayout } from './layout/admin-layout.tsx'
import { BrokenPage, ForbiddenPage, NotFoundPage } from './layout/message-page.tsx'
import { Notices } from './layout/notices.tsx'
import { KeptProvider } from './lists/kept.tsx'
import { StartPage } from './navigation/start-page.tsx'
import { mayOpenAs, pages, pagesOf } from './pages.ts'
import { type Person, PersonProvider } from './person.ts'
import { createQueryClient } from './records/query-client.ts'
import type { AdminResource } from './resource.ts'
import { resources, resourcesOf } from './resources.ts'
import { theme } from './theme.ts'

interface AdminAppProps {
  person: Person
  /** nonce of the page: without it, the content security policy blocks inline styles */
  nonce: string | undefined
}

/** Page for an unmatched route: the screen is unknown, or the user's roles (perhaps just changed) do not allow it. */
function UnknownPage() {
  const [, screen] = useLocation().pathname.split('/')
  const exists = [...resources.map(({ name }) => name), ...Object.keys(pages)].includes(screen ?? '')
  return exists ? <ForbiddenPage /> : <NotFoundPage />
}

const routesOf = (
  { name, list: List, show: Show, edit: Edit, create: Create }: AdminResource,
  mayOpen: (path: string) => boolean,
): RouteObject[] => [
  // The list of conversations stays beside the conversation that is open.
  ...(List && mayOpen(name) ? [{ path: `${name}/*`, element: <List /> }] : []),
  ...(Show ? [{ path: `${name}/:id/show/*`, element: <Show /> }] : []),
  ...(Edit ? [{ path: `${name}/:id/*`, element: <Edit /> }] : []),
  ...(Create ? [{ path: `${name}/create/*`, element: <Create /> }] : []),
]

/** A data router: only it can ask for confirmation before the user leaves a page with unsaved changes. */
function routerFor({ roles }: Person) {
  const mayOpen = mayOpenAs(roles)
  return createBrowserRouter(
    [
      {
        element: <AdminLayout />,
        errorElement: <BrokenPage />,
        children: [
          { index: true, element: <StartPage /> },
          ...resourcesOf(roles).flatMap((one) => routesOf(one, mayOpen)),
          ...pagesOf(roles).map(([path, Page]) => ({ path, element: <Page /> })),
          { path: '*', element: <UnknownPage /> },
        ],
      },
    ],
    { basename: adminBase },
  )
}

export function AdminApp({ person, nonce }: AdminAppProps) {
  const [cache] = useState(() => createCache({ key: 'back-office', prepend: true, ...(nonce ? { nonce } : {}) }))
  const [router] = useState(() => routerFor(person))
  const [queryClient] = useState(createQueryClient)
  return (
    <CacheProvider value={cache}>
      <PersonProvider value={person}>
        <QueryClientProvider client={queryClient}>
          <ThemeProvider theme={theme}>
            <CssBaseline enableColorScheme />
            <KeptProvider>
              <Notices>
                <RouterProvider router={router} />
              </Notices>
            </KeptProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </PersonProvider>
    </CacheProvider>
  )
}
