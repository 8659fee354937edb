import type { SoldAsset } from '../purchases/listSoldAssets.ts'
import { payBitcoin } from './payBitcoin.ts'
import { payEvm } from './payEvm.ts'
import { paySolana } from './paySolana.ts'

export type OnDemandChain = 'solana' | 'bitcoin'

/** Starts a local chain unless it runs, and returns its URL. */
export type StartChain = (name: OnDemandChain) => Promise<{ readonly rpcUrl: string | undefined }>

/** Pays out on a local chain. Returns the transaction. */
export type Payout = (payment: {
  readonly asset: SoldAsset
  readonly address: string
  readonly atoms: bigint
}) => Promise<string>

export declare namespace createPayout {
  type Parameters = {
    /** The EVM chains. */
    chains: readonly { readonly id: number; readonly rpcUrl: string }[]
    startChain: StartChain
  }
}

export function createPayout({ chains, startChain }: createPayout.Parameters): Payout {
  const urlOf = async ({ kind, chainId, displayName }: SoldAsset['network']) => {
    const url =
      kind === 'evm'
        ? chains.find(({ id }) => id === chainId)?.rpcUrl
        : (await startChain(kind)).rpcUrl
    if (url === undefined) throw new Error(`There is no chain for ${displayName}.`)
    return url
  }
  const pay: Payout = async ({ asset, address: to, atoms }) => {
    const { network, contract: token } = asset
    const url = await urlOf(network)
    switch (network.kind) {
      case 'evm':
        return payEvm({ rpcUrl: url, to, token, atoms })
      case 'solana':
        return paySolana({ rpcUrl: url, to, token, atoms })
      case 'bitcoin':
        return payBitcoin({ esploraUrl: url, to, sats: atoms })
      default:
        return network.kind satisfies never
    }
  }
  /** One after the other, because a faucet has one account whose transactions are numbered. */
  let last: Promise<unknown> = Promise.resolve()
  return (payment) => {
    const payout = last.then(() => pay(payment))
    last = payout.catch(() => undefined)
    return payout
  }
}
