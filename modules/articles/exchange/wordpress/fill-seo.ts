/** Variables of SEO plugins: Yoast and SEOPress write `%%title%%`, Rank Math `%title%`, AIOSEO `#post_title`. */
const variable = /%%([a-z][a-z0-9_-]*)%%|%([a-z][a-z0-9_]*)(?:\([^()%]*\))?%|#([a-z]+_[a-z_]+)/gi

const ofTitle = new Set(['title', 'post_title', 'seo_title'])
const ofExcerpt = new Set(['excerpt', 'excerpt_only', 'post_excerpt', 'seo_description'])
/** Maximum length in characters, longer than any field for search engines. */
const longestPart = 1000

/** Variables that are removed: this site adds its own name. */
const ofSite =
  /^(?:sep|separator|separator_sa|sitename|sitetitle|site_title|blog_title|sitedesc|site_desc|tagline|page|pagenumber|pagetotal|pt_single|pt_plural)$/
const mark = '\u0001'

/** @returns the text as the plugin displays it, without the site's name; undefined if it contains an unknown variable */
export function fillSeo(template: string, { title, excerpt }: { title: string; excerpt: string }): string | undefined {
  let isUnknown = false
  const filled = template.replace(variable, (source: string, double?: string, single?: string, hash?: string) => {
    const name = (double ?? single ?? hash ?? '').toLowerCase()
    if (ofTitle.has(name)) return title
    if (ofExcerpt.has(name)) return excerpt
    if (ofSite.test(name)) return mark
    // A single percent sign or hash may be part of the text; doubled signs always mark a variable.
    if (double !== undefined) isUnknown = true
    return source
  })
  if (isUnknown) return undefined
  return filled
    .split(mark)
    .map((part) =>
      part
        .slice(0, longestPart)
        .replace(/^[\s|·•»›–—-]+/, '')
        .replace(/[\s|·•«‹–—-]+$/, ''),
    )
    .filter((part) => part !== '')
    .join(' – ')
}
