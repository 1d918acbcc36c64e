/** Variables of SEO plugins: Yoast and SEOPress write `%%title%%`, Rank Math `%title%`, AIOSEO `#post_title`. */
const variable = /%%([a-z][a-z0-9_-]*)%%|%([a-z][a-z0-9_]*)(?:\([^()%]*\))?%|#([a-z]+_[a-z_]+)/gi

const ofTitle = new Set(['title', 'post_title', 'seo_title'])
const ofExcerpt = new Set(['excerpt', 'excerpt_only', 'post_excerpt', 'seo_description'])
/** More than any field for search engines holds. Characters. */
const longestPart = 1000

/** The site adds its name itself. */
const ofSite =
  /^(?:sep|separator|separator_sa|sitename|sitetitle|site_title|blog_title|sitedesc|site_desc|tagline|page|pagenumber|pagetotal|pt_single|pt_plural)$/
const mark = '\u0001'

/** @returns the text as the plugin shows it, without the site's name; undefined where it holds an unknown variable */
export function fillSeo(template: string, { title, excerpt }: { title: string; excerpt: string }): string | undefined {
  let isUnknown = false
  const filled = template.replace(variable, (source: string, double?: string, single?: string, hash?: string) => {
    const name = (double ?? single ?? hash ?? '').toLowerCase()
    if (ofTitle.has(name)) return title
    if (ofExcerpt.has(name)) return excerpt
    if (ofSite.test(name)) return mark
    // A percent sign or a hash may be a word of the text: only doubled signs are never one.
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
