const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of sanitised HTML, for descriptions of a page. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
