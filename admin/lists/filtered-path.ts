/** The path of a resource's list with a filter set, as its address bar has it. */
export const filteredPath = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
