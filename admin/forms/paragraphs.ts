const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const entities = Object.fromEntries(Object.entries(escapes).map(([character, entity]) => [entity, character]))

/** Paragraphs of HTML, as typed text with a blank line between them. */
export const paragraphsOf = (html: string): string =>
  html
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/(?:p|li|h[2-4]|blockquote)>/g, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Typed text as HTML: a blank line begins a paragraph, a line's end stays one. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.trim().replace(/[&<>"]/g, (character) => escapes[character] ?? character))
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br />')}</p>`)
    .join('')
