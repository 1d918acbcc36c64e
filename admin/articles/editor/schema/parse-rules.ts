/** Parse rule for ProseMirror: reads the named attribute. */
const attributeOf =
  (name: string) =>
  (element: HTMLElement): string | null =>
    element.getAttribute(name)

/** An attribute that is written as it was read, and omitted if it was absent. */
export const plainAttribute = (name: string) => ({
  default: null as string | null,
  parseHTML: attributeOf(name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === null ? {} : { [name]: attributes[name] }),
})

export const numberAttribute = (name: string, absent: number | null) => ({
  default: absent,
  parseHTML: (element: HTMLElement): number | null => {
    const value = Number.parseInt(element.getAttribute(name) ?? '', 10)
    return Number.isNaN(value) ? absent : value
  },
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === absent ? {} : { [name]: attributes[name] },
})

/** Maps a data attribute to an editor attribute, such as `data-callout` to `callout`: HTML has no tags for these. */
export const dataAttribute = (attribute: string) => {
  const name = attribute.replace('data-', '')
  return {
    default: null as string | null,
    parseHTML: attributeOf(attribute),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === null ? {} : { [attribute]: attributes[name] },
  }
}
