/** Default colours of the site. No zod here: every page loads this file. */
export const originalColours = {
  ground: '#fdf4f6',
  accent: '#f9d5df',
  ink: '#17120f',
  paper: '#fffdfc',
  link: '#97274f',
}
