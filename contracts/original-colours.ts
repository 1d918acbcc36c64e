/** Until the owner chooses others. Without zod, as every page of the site loads it. */
export const originalColours = { ground: '#fdf4f6', accent: '#f9d5df', ink: '#17120f', paper: '#fffdfc' }
