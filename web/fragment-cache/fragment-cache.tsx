import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { RenderFragment } from './cached-fragment.tsx'

/** Renders the part alone, at the address `/`: reading the viewer or data of the surrounding page fails. */
const markupOf = <Given extends object>(Part: ComponentType<Given>, given: Given): string =>
  renderToString(
    <StaticRouter location="/">
      <Part {...given} />
    </StaticRouter>,
  )

/** Markup by part and properties. It depends on nothing else, so it never becomes outdated. */
export interface FragmentStore {
  get(key: string): string | undefined
  set(key: string, html: string): void
}

const names = new WeakMap<object, number>()
let parts = 0

function nameOf(part: object): number {
  const name = names.get(part) ?? parts++
  names.set(part, name)
  return name
}

export interface PartsOfOnePage {
  render: RenderFragment
  /** renders the missing fragments for the next page; must not run while a page renders */
  fill(report: (error: unknown) => void): void
}

export function partsOfOnePage(markup: FragmentStore): PartsOfOnePage {
  const missing = new Map<string, () => string>()
  return {
    render(part, given) {
      const key = `${nameOf(part)} ${JSON.stringify(given)}`
      const known = markup.get(key)
      if (known === undefined) missing.set(key, () => markupOf(part, given))
      return known
    },
    fill(report) {
      for (const [key, make] of missing) {
        try {
          markup.set(key, make())
        } catch (error) {
          report(error)
        }
      }
    },
  }
}
