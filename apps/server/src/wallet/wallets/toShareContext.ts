/** What the share of the service is sealed for: it opens for this wallet and generation only. */
export function toShareContext(walletId: string, generation: number): string {
  return `${walletId}|${generation}`
}
