import type { OpenChain, OpenChains } from '../../data/chains/openChains.ts'
import { decimal } from '../amounts/decimal.ts'
import type { OnrampOrder } from '../contract/onrampOrder.ts'
import type { Delivery } from './delivery.ts'
import { fetchBitcoinDelivery } from './fetchBitcoinDelivery.ts'
import { fetchEvmDelivery } from './fetchEvmDelivery.ts'
import { fetchSolanaDelivery } from './fetchSolanaDelivery.ts'

export declare namespace findDelivery {
  type Parameters = {
    order: Pick<OnrampOrder, 'chainId' | 'asset' | 'address' | 'txHash' | 'amount' | 'createdAt'>
    chains: OpenChains
    signal: AbortSignal
  }
}

/** Of what the provider said, because fees of tokens are not its own. */
const leastPercent = 98n
/** The clocks of chains differ from that of the service. */
const clockErrorMs = 120_000

/**
 * Whether a node of the operator has the payment of an order: its asset to its address, as much as
 * the provider said, and mined after the order. `undefined` if not, or if there is no node.
 */
export async function findDelivery(
  parameters: findDelivery.Parameters,
): Promise<{ status: 'delivered'; at: number } | undefined> {
  const { order, chains, signal } = parameters
  const chain = chains.get(order.chainId)
  const { txHash, amount, asset, address } = order
  if (!chain || txHash === null || amount === null) return undefined
  const found = await fetchDelivery({ chain, txHash, asset, address, signal })
  if (!found) return undefined
  const { atoms, decimals, at } = found
  const isEnough = atoms > 0n && atoms * 100n >= decimal.toAtoms(amount, decimals) * leastPercent
  const isOfOrder = at >= order.createdAt.getTime() - clockErrorMs
  return isEnough && isOfOrder ? { status: 'delivered', at } : undefined
}

type FetchDelivery = {
  chain: OpenChain
  txHash: string
  asset: string | null
  address: string
  signal: AbortSignal
}

function fetchDelivery({ chain, ...payment }: FetchDelivery): Promise<Delivery | undefined> {
  switch (chain.namespace) {
    case 'eip155':
      return fetchEvmDelivery({ ...payment, chain })
    case 'solana':
      return fetchSolanaDelivery({ ...payment, chain })
    case 'bip122':
      return fetchBitcoinDelivery({ ...payment, chain })
    default:
      return chain satisfies never
  }
}
