import type { Sold } from '../../neighbours/startShop.ts'
import type { ShownPurchase } from './purchaseReview.ts'

/** How the sellers of this machine name its networks. */
export const sellerNetworks: ReadonlyMap<string, string> = new Map([
  ['eip155:1', 'ethereum'],
  ['eip155:8453', 'base'],
])

/**
 * What a visitor compares on the page of a seller with what the app showed: who receives, what, for
 * how much.
 */
export function isPageMeant(
  sold: Sold,
  { seen, payer }: { seen: ShownPurchase; payer: string },
): boolean {
  const { address, asset, network, amount, total, currency } = sold
  const about = Number(seen.about ?? amount)
  return [
    address.toLowerCase() === payer.toLowerCase() && seen.address === payer,
    asset === seen.symbol && network === sellerNetworks.get(seen.caipNetworkId),
    Number(seen.paid.split(' ')[0]) === Number(total) && seen.paid.endsWith(currency),
    Math.abs(Number(amount) - about) <= about / 100,
  ].every(Boolean)
}
