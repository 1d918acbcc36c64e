import { classes } from './classes.ts'

/** A list of sentences. */
export const BulletList = ({ items, className }: { items: readonly string[]; className?: string }) => (
  <ul className={classes('grid list-disc gap-2.5 pl-5 marker:text-ruby', className)}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
