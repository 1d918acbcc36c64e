import { classesWritten } from './short-names.ts'

const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const classAttribute = /\sclass="([^"]*)"/

interface Tag {
  name: string
  opens: boolean
  closes: boolean
  classes: readonly string[]
}

const tagsOf = (html: string): Tag[] =>
  Array.from(html.matchAll(tag), ([, slash, written = '', attributes = '']) => {
    const name = written.toLowerCase()
    const alone = withoutEnd.has(name) || attributes.endsWith('/')
    return {
      name,
      opens: slash === '' && !alone,
      closes: slash === '/',
      classes: classesWritten(classAttribute.exec(attributes)?.[1] ?? ''),
    }
  })

export interface PageElements {
  /** the names of the elements inside those with that class */
  inside(className: string): ReadonlySet<string>
  /** the names of the elements with that class */
  withClass(className: string): ReadonlySet<string>
}

/** @param html as the server writes it: each element that needs an end has one */
export function createPageElements(html: string): PageElements {
  let read: Tag[] | undefined
  const tags = (): Tag[] => {
    read ??= tagsOf(html)
    return read
  }
  const known = new Map<string, ReadonlySet<string>>()

  function find(className: string): Set<string> {
    const found = new Set<string>()
    /** the open elements, from the outermost that has the class */
    const open: string[] = []
    for (const { name, opens, closes, classes } of tags()) {
      if (closes) {
        if (open.length > 0 && open.at(-1) === name) open.pop()
        continue
      }
      if (open.length > 0) found.add(name)
      if (opens && (open.length > 0 || classes.includes(className))) open.push(name)
    }
    return found
  }

  return {
    inside(className) {
      const before = known.get(className)
      if (before) return before
      const found = find(className)
      known.set(className, found)
      return found
    },
    withClass: (className) => new Set(tags().flatMap(({ name, classes }) => (classes.includes(className) ? name : []))),
  }
}
