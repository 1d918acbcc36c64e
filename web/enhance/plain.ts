/** A page without React: what it would do is ours to do. */
export const isPlain = (): boolean => !('__reactRouterContext' in window)
