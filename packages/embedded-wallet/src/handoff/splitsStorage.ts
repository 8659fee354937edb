/**
 * Whether the browser gives a frame other databases than a window of the same origin, also where
 * the page around it is on the same site, and both the same cookies. WebKit does, and no feature
 * tells it in advance.
 * @see https://github.com/privacycg/storage-partitioning/issues/50
 */
export function splitsStorage({ navigator }: Pick<Window, 'navigator'>): boolean {
  return navigator.vendor === 'Apple Computer, Inc.'
}
