/** Path of a resource's list with a filter, as react-admin writes it into the address. */
export const filteredPath = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
