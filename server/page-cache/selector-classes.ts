export const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu
/** What stands in an attribute's brackets is no class. */
export const classOrAttribute = new RegExp(`\\[[^\\]]*\\]|${className.source}`, 'giu')
const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi

/** A class as the markup writes it. */
export const unescaped = (name: string): string =>
  name.replace(escaped, (_all, hex: string | undefined, sign: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
  )

/** The classes that a selector names. */
export const classesIn = (selector: string): string[] => [
  ...new Set([...selector.matchAll(className)].map(([, name = '']) => unescaped(name))),
]
