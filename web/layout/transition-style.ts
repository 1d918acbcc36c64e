/**
 * Pages of the site and of the back office fade into each other (`motion.css`). The browser decides whether a page takes part before a linked
 * style sheet has arrived, and reports an error where only the page that is left does: so each page says it itself.
 */
export const transitionStyle =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}'
