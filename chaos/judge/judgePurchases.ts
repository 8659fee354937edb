import { parseUnits } from 'viem'
import type { Chains } from '../neighbours/startChains.ts'
import type { Sold } from '../neighbours/startShop.ts'
import type { Journal } from './createJournal.ts'
import { readPayout } from './readPayout.ts'

/** What arrives may differ from what was shown by so much. Percent. */
const mostOff = 1n

/**
 * Shown is bought, at most once for each order: what a seller paid out is on the chain, for the
 * account and of the asset that were shown, and about as much.
 */
export async function judgePurchases(
  chains: Pick<Chains, 'assets' | 'localnet'>,
  { purchaseConsents, faults, bought }: Pick<Journal, 'purchaseConsents' | 'faults' | 'bought'>,
  all: readonly Sold[],
): Promise<void> {
  const paid = new Set<string>()
  for (const { id, state, txHash } of all) {
    const consent = purchaseConsents.get(id)
    if (!consent || state !== 'sent') continue
    const { orderId, address, symbol, caipNetworkId, about } = consent
    if (paid.has(orderId)) faults.push(`bought twice: ${about} ${symbol}`)
    paid.add(orderId)
    if (bought.has(id)) continue
    const asset = chains.assets.find(
      (one) => one.caipNetworkId === caipNetworkId && one.symbol === symbol,
    )
    const hash = txHash ?? ''
    const arrived = asset ? await readPayout(chains, { asset, address, hash }) : 0n
    const meant = parseUnits(about, asset?.decimals ?? 0)
    const off = arrived > meant ? arrived - meant : meant - arrived
    if (off * 100n <= meant * mostOff) bought.add(id)
    else faults.push(`${address} got ${arrived} atoms, and ${about} ${symbol} was shown`)
  }
}
