import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { RenderFragment } from './cached-fragment.tsx'

const maxCharacters = 16 * 1024 * 1024

/** Alone: of her, of the address, of the page around it there is nothing here to be read, and asking for it fails. */
const markupOf = <Given extends object>(Part: ComponentType<Given>, given: Given): string =>
  renderToString(
    <StaticRouter location="/">
      <Part {...given} />
    </StaticRouter>,
  )

const markup = new LRUCache<string, string>({
  maxSize: maxCharacters,
  sizeCalculation: (html, key) => html.length + key.length,
})
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

/** What a part is given is its whole key: nothing else can have gone into its markup. */
export function partsOfOnePage(): PartsOfOnePage {
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
