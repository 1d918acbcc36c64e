/** Path of a resource's list with a filter. */
export const filteredPath = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
