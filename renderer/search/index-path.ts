/**
 * The address of the search index below the base path. It is asked for again each time, and is not sent when it is the
 * same: with a hash in its name, which every page would have to know, one edit would change every page.
 */
export const searchIndexPath = '/search/index.json'
