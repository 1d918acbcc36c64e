import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import frenchMessages from 'ra-language-french'
import { useState } from 'react'
import { Admin, CustomRoutes, memoryStore, Notification, Resource } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { adminBase } from '../contracts/address.ts'
import { contentPages } from './content/pages.ts'
import { AdminLayout } from './layout/admin-layout.tsx'
import { managementPages } from './management/pages.ts'
import { pages } from './pages.ts'
import { type Person, PersonProvider } from './person.ts'
import { createAuthProvider } from './providers/auth-provider.ts'
import { createDataProvider } from './providers/data-provider.ts'
import { resources, resourcesOf } from './resources.ts'
import { theme } from './theme.ts'

const dataProvider = createDataProvider(resources)
/** react-admin's own texts; the back office's are in words.ts. */
const i18nProvider = polyglotI18nProvider(() => frenchMessages, 'fr', undefined, { allowMissing: true })

/** Above: below it would lie on what she writes. */
const Notices = () => <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />

interface AdminAppProps {
  person: Person
  /** of the page: the only styles it allows beside our files */
  nonce: string | undefined
}

function BackOffice({ person }: Pick<AdminAppProps, 'person'>) {
  const [authProvider] = useState(() => createAuthProvider(person))
  const [store] = useState(() => memoryStore())
  return (
    <Admin
      title={person.siteName}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={AdminLayout}
      notification={Notices}
      loginPage={false}
      disableTelemetry
    >
      {resourcesOf(person.roles).map(({ name, list, show, edit, create }) => (
        <Resource key={name} name={name} {...{ list, show, edit, create }} />
      ))}
      <CustomRoutes>
        {Object.entries({ ...pages, ...contentPages, ...managementPages }).map(([path, Page]) => (
          <Route key={path} path={`/${path}`} element={<Page />} />
        ))}
      </CustomRoutes>
    </Admin>
  )
}

/** A data router, for only it can ask before a page with unsaved changes is left. */
const routerFor = (person: Person) =>
  createBrowserRouter([{ path: '*', element: <BackOffice person={person} /> }], { basename: adminBase })

export function AdminApp({ person, nonce }: AdminAppProps) {
  const [cache] = useState(() => createCache({ key: 'back-office', prepend: true, ...(nonce ? { nonce } : {}) }))
  const [router] = useState(() => routerFor(person))
  return (
    <CacheProvider value={cache}>
      <PersonProvider value={person}>
        <RouterProvider router={router} />
      </PersonProvider>
    </CacheProvider>
  )
}
