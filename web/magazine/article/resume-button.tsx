import { t } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { floatingButtonClass } from './floating-button-class.ts'

/** Shown by enhance/reading.ts if the reader stopped in this article earlier. */
export function ResumeButton({ article }: { article: string }) {
  return (
    <Button
      hidden
      kind="soft"
      size="small"
      data-resume={article}
      data-screen-only
      className={classes(floatingButtonClass, 'w-max max-w-[calc(100%-2*var(--gutter))]')}
    >
      {t('article.resume')}
    </Button>
  )
}
