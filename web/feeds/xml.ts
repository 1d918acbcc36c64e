const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 cannot contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function escapeXml(text: string): string {
  return text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** Cacheable by everyone: feeds and site maps contain only teasers. */
export function xmlResponse(body: string, type: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': feedCaching },
  })
}

export const feedCaching = 'public, max-age=300, s-maxage=60'
