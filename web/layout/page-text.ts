import type { PageTexts, PageWithTexts } from '../../contracts/administration/page-texts.ts'
import type { Site } from '../context.ts'
import { typesetAll } from '../i18n/typography.ts'

/** Returns the owner's texts of a page, typeset. */
export async function pageText<Page extends PageWithTexts>(
  site: Pick<Site, 'publicSettings'>,
  page: Page,
): Promise<PageTexts[Page]> {
  const { pageTexts } = await site.publicSettings()
  return typesetAll(pageTexts[page])
}
