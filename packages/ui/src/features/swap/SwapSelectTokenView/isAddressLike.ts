/** Shorter texts are no address of any chain. */
const shortest = 26

/** Whether a search may be an address, and not words. */
export function isAddressLike(search: string): boolean {
  return search.length >= shortest && !/[\s.]/.test(search)
}
