import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useSite } from '../layout/site-data.ts'
import { CachedFragment, FragmentCache } from './cached-fragment.tsx'
import { partsOfOnePage } from './fragment-cache.tsx'

interface GreetingProps {
  name: string
  count: number
}

const rendered = vi.fn()
const stored = new Map<string, string>()

function Greeting({ name, count }: GreetingProps) {
  rendered()
  return (
    <>
      Bonjour {name}, {count} articles <Link to="/articles?tags=corps">à lire</Link>
    </>
  )
}

const unforeseen = (error: unknown) => {
  throw error
}

/** Renders a page like the server. */
function show(given: GreetingProps, path = '/about', report = unforeseen): string {
  const parts = partsOfOnePage(stored)
  const element = <CachedFragment as="section" part={Greeting} given={given} aria-label="Accueil" />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const html = renderToString(
    <FragmentCache value={parts.render}>
      <RouterProvider router={router} />
    </FragmentCache>,
  )
  parts.fill(report)
  return html
}

test('A cached fragment equals React’s markup byte for byte', () => {
  const given = { name: 'Camille & Anne', count: 3 }
  const first = show(given)
  rendered.mockClear()
  expect(show(given, '/article/dire-non')).toBe(first)
  expect(rendered).not.toHaveBeenCalled()
  expect(first).toContain('Bonjour <!-- -->Camille &amp; Anne')
})

test('A fragment is cached separately for each set of properties', () => {
  const [camille, claire] = ['Camille', 'Claire'].map((name) => [show({ name, count: 1 }), show({ name, count: 1 })])
  expect(camille?.[1]).toContain('Camille')
  expect(claire?.[1]).toContain('Claire')
  expect(claire?.[1]).not.toContain('Camille')
})

function Curious(_given: { nothing: null }) {
  return useSite().viewer?.email ?? 'personne'
}

test('A part that reads the viewer is reported instead of cached', () => {
  const parts = partsOfOnePage(stored)
  const report = vi.fn()
  expect(parts.render(Curious, { nothing: null })).toBeUndefined()
  parts.fill(report)
  expect(report).toHaveBeenCalledOnce()
  expect(partsOfOnePage(stored).render(Curious, { nothing: null })).toBeUndefined()
})
