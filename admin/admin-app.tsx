import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'ra-core'
import { useState } from 'react'
import { createBrowserRouter, Route, RouterProvider, useLocation } from 'react-router-dom'
import { adminBase } from '../contracts/text/address.ts'
import { AdminLayout } from './layout/admin-layout.tsx'
import { BrokenPage, ForbiddenPage, LoadingPage, NotFoundPage } from './layout/message-page.tsx'
import { Notices } from './layout/notices.tsx'
import { StartPage } from './navigation/start-page.tsx'
import { RouterContextProvider } from './navigation/use-navigate-sync.ts'
import { pages, pagesOf } from './pages.ts'
import { type Person, PersonProvider } from './person.ts'
import { createAuthProvider } from './providers/auth-provider.ts'
import { createDataProvider } from './providers/data-provider.ts'
import { i18nProvider } from './providers/i18n-provider.ts'
import { createQueryClient } from './providers/query-client.ts'
import { resources, resourcesOf } from './resources.ts'
import { theme } from './theme.ts'

const dataProvider = createDataProvider(resources)

interface AdminAppProps {
  person: Person
  /** nonce of the page: without it, the content security policy blocks inline styles */
  nonce: string | undefined
}

/** Shown if no route matches: the screen does not exist, or the user lacks its role, perhaps since a colleague changed it. */
function UnknownPage() {
  const [, screen] = useLocation().pathname.split('/')
  const exists = [...resources.map(({ name }) => name), ...Object.keys(pages)].includes(screen ?? '')
  return exists ? <ForbiddenPage /> : <NotFoundPage />
}

function BackOffice({ person }: Pick<AdminAppProps, 'person'>) {
  const [authProvider] = useState(() => createAuthProvider(person))
  const [store] = useState(() => memoryStore())
  const [queryClient] = useState(createQueryClient)
  return (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          title={person.siteName}
          dashboard={StartPage}
          layout={AdminLayout}
          loading={LoadingPage}
          catchAll={UnknownPage}
          accessDenied={ForbiddenPage}
          error={BrokenPage}
          loginPage={false}
          disableTelemetry
        >
          {resourcesOf(person.roles).map(({ name, list, show, edit, create }) => (
            <Resource key={name} name={name} {...{ list, show, edit, create }} />
          ))}
          <CustomRoutes>
            {pagesOf(person.roles).map(([path, Page]) => (
              <Route key={path} path={`/${path}`} element={<Page />} />
            ))}
          </CustomRoutes>
        </CoreAdminUI>
        <Notices />
      </ThemeProvider>
    </CoreAdminContext>
  )
}

/** A data router: only it can ask for confirmation before the user leaves a page with unsaved changes. */
const routerFor = (person: Person) =>
  createBrowserRouter([{ path: '*', element: <BackOffice person={person} /> }], { basename: adminBase })

export function AdminApp({ person, nonce }: AdminAppProps) {
  const [cache] = useState(() => createCache({ key: 'back-office', prepend: true, ...(nonce ? { nonce } : {}) }))
  const [router] = useState(() => routerFor(person))
  return (
    <CacheProvider value={cache}>
      <PersonProvider value={person}>
        <RouterContextProvider value={router}>
          <RouterProvider router={router} />
        </RouterContextProvider>
      </PersonProvider>
    </CacheProvider>
  )
}
