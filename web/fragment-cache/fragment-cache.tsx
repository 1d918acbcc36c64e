import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { RenderFragment } from './cached-fragment.tsx'

/** Alone: of her, of the address, of the page around it there is nothing here to be read, and asking for it fails. */
const markupOf = <Given extends object>(Part: ComponentType<Given>, given: Given): string =>
  renderToString(
    <StaticRouter location="/">
      <Part {...given} />
    </StaticRouter>,
  )

/** Markup by part and properties. Nothing else can have gone into it, so it is never outdated. */
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
  /** what the page could not find kept is made now, for the next one: never in the middle of a rendering */
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
