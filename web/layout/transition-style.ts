/**
 * Pages of the site and of the back office cross-fade (`motion.css`). The browser decides this before a linked style sheet has
 * loaded, and reports an error if only the old page takes part: so each page has the rule inline.
 */
export const transitionStyle =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}'
