import { classes } from './classes.ts'

/** The site's bullet. */
export function Petal({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" width="14" height="16" viewBox="0 0 14 16" className={classes('shrink-0', className)}>
      <path d="M7 16C1 12-1 6 1 0c5 2 8 8 6 16Zm0 0c6-4 8-10 6-16-5 2-8 8-6 16Z" fill="currentColor" />
    </svg>
  )
}
