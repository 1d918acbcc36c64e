import { Link } from 'react-router'
import { classes } from '../ui/classes.ts'

interface RubricProps {
  category: { uid: string; name: string }
  className?: string
}

/** The section an article belongs to, as a magazine prints it above a title. */
export function Rubric({ category, className }: RubricProps) {
  return (
    <Link
      to={`/categories/${category.uid}`}
      className={classes(
        'italic-display relative z-10 inline-block py-1 text-lg text-ruby no-underline hover:underline',
        className,
      )}
    >
      {category.name}
    </Link>
  )
}
