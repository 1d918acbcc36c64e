type ClassName = string | false | null | undefined

/** Joins the class names that apply. */
export const classes = (...names: ClassName[]): string => names.filter(Boolean).join(' ')
