import { type ComponentProps, createContext, type FormEvent, type ReactNode, use, useMemo } from 'react'
import { useIslandPage, usePendingForm } from './page.ts'
import { sendForm } from './send-form.ts'

/*
 * In the script of an island this module stands for the package react-router (vite.config.ts): a link is a link, a form is
 * sent with fetch, and what loaders brought is what the page brought. A part of a page that needs more of the router than
 * is exported here fails the build.
 */

/** What only the router knows what to do with. */
interface RouterProps {
  prefetch?: string
  preventScrollReset?: boolean
  reloadDocument?: boolean
  replace?: boolean
}

type LinkProps = ComponentProps<'a'> & RouterProps & { to: string }

export function Link({ to, prefetch, preventScrollReset, reloadDocument, replace, ...rest }: LinkProps) {
  return <a href={to} {...rest} />
}

export function Form({ preventScrollReset, replace, ...rest }: ComponentProps<'form'> & RouterProps) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    if (rest.method !== 'post') return
    event.preventDefault()
    void sendForm(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
  }
  return <form {...rest} onSubmit={submit} />
}

const OutletContext = createContext<unknown>(undefined)

/** The component of the page itself, within its layout. */
export const PageElement = createContext<ReactNode>(null)

export function Outlet({ context }: { context?: unknown }) {
  return <OutletContext value={context}>{use(PageElement)}</OutletContext>
}

export const useOutletContext = <Context,>(): Context => use(OutletContext) as Context

export const useParams = () => useIslandPage().params

/** An address of an island changes with its document alone. */
export const useLocation = () => useMemo(() => ({ pathname: location.pathname, search: location.search, hash: '' }), [])

export function useRouteLoaderData(route: string): unknown {
  const { site } = useIslandPage()
  return route === 'root' ? site : undefined
}

export const useMatches = (): { handle?: unknown; loaderData?: unknown }[] => []

export const useNavigate = () => (path: string) => location.assign(path)

const idle = { state: 'idle', formMethod: undefined, formData: undefined } as const

export function useNavigation() {
  const formData = usePendingForm()
  return formData ? { state: 'submitting', formMethod: 'POST', formData } : idle
}
