import type { OnrampOrder } from '@cleat/core/onramp'
import { parseUnits } from 'viem'
import type { Asset } from '../neighbours/startChains.ts'
import type { Sold } from '../neighbours/startShop.ts'
import type { World } from '../world.ts'
import { readPayout } from './readPayout.ts'

export declare namespace judgePurchaseClaims {
  type Order = Pick<OnrampOrder, 'id' | 'status' | 'received' | 'address' | 'asset'> & {
    readonly caipNetworkId: string
  }
  type Facts = 'orders' | 'delivered' | 'purchaseConsents' | 'faults' | 'count'
  type Lies = 'liedAbout' | 'lastSellerLie' | 'lastBalanceLie'
  type Parameters = {
    readonly at: number
    readonly chains: Pick<World['chains'], 'assets' | 'localnet'>
    readonly shop: Pick<NonNullable<World['shop']>, 'list'> | undefined
    readonly journal: Pick<World['journal'], Facts | Lies>
    app(tab: number): { readonly onramp: { readonly orders: readonly Order[] } | undefined }
  }
}

/**
 * What an app calls delivered has arrived: a seller paid it out on the chain, and no less than is
 * called received. Each purchase is judged once, when the app says so. If its service or a seller
 * lied, it may be another purchase that arrived, but none arrives twice. If a node lied about a
 * balance beside them, nothing can tell.
 */
export async function judgePurchaseClaims(world: judgePurchaseClaims.Parameters): Promise<void> {
  const { journal, at } = world
  for (const tab of [0, 1])
    for (const order of world.app(tab).onramp?.orders ?? []) {
      const since = journal.orders.get(order.id) ?? at
      journal.orders.set(order.id, since)
      if (order.status !== 'delivered' || journal.delivered.has(order.id)) continue
      const isLiedAbout = journal.liedAbout.has(order.id) || journal.lastSellerLie >= since
      const claim = await judgeClaim(world, { order, isLiedAbout })
      journal.delivered.set(order.id, claim)
      if (!claim.fault) continue
      if (isLiedAbout && journal.lastBalanceLie >= since)
        journal.count('deliveries that a service and a node made up together')
      else journal.faults.push(claim.fault)
    }
}

async function judgeClaim(
  { chains, shop, journal }: judgePurchaseClaims.Parameters,
  { order, isLiedAbout }: { order: judgePurchaseClaims.Order; isLiedAbout: boolean },
) {
  const { id, received = '0', address, asset, caipNetworkId } = order
  const real = chains.assets.find(
    (one) =>
      one.caipNetworkId === caipNetworkId &&
      one.address?.toLowerCase() === asset.token?.toLowerCase(),
  )
  const what = `${caipNetworkId} ${address} ${real?.symbol}`
  if (!real) {
    const fault = `a token that there is not is called delivered: ${asset.token}`
    return { what, atoms: 0n, fault }
  }
  const all = (await shop?.list()) ?? []
  const isOwn = (one: Sold) =>
    isLiedAbout ? journal.purchaseConsents.has(one.id) : one.orderRef === id
  const came = await sum(chains, { sold: all.filter(isOwn), asset: real, address })
  const known = isLiedAbout ? [...journal.delivered.values()] : []
  const before = known
    .filter((one) => one.what === what)
    .reduce((total, { atoms }) => total + atoms, 0n)
  const claimed = parseUnits(received, real.decimals)
  if (claimed > 0n && before + claimed <= came) return { what, atoms: claimed, fault: undefined }
  const fault = `${received} ${real.symbol} is called delivered, and ${came - before} came\n${id}`
  return { what, atoms: 0n, fault }
}

/** What sellers really paid out. */
async function sum(
  chains: judgePurchaseClaims.Parameters['chains'],
  { sold, asset, address }: { sold: readonly Sold[]; asset: Asset; address: string },
): Promise<bigint> {
  let total = 0n
  for (const { state, txHash } of sold)
    if (state === 'sent' && txHash)
      total += await readPayout(chains, { asset, address, hash: txHash })
  return total
}
