import { type DataChain, nativeAddresses } from '../chains/dataChain.ts'
import type { OpenChain, OpenChains } from '../chains/openChains.ts'
import { toAccount } from '../chains/toAccount.ts'

/** An asset of a configured chain. */
export type FoundAsset = {
  /** As it was asked. */
  readonly id: string
  readonly chain: OpenChain
  readonly address: string
  readonly asset: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly logoUri?: string | undefined
  }
}

/** The asset of a CAIP-10 id. `undefined` for an unknown one, which has no price. */
export function findAsset(chains: OpenChains, id: string): FoundAsset | undefined {
  const at = id.lastIndexOf(':')
  const chain = chains.get(id.slice(0, at))
  if (!chain) return undefined
  const text = id.slice(at + 1)
  if (isNative(chain.namespace, text)) {
    return { id, chain, address: nativeAddresses[chain.namespace], asset: chain.nativeCurrency }
  }
  const address = toAccount(chain.namespace, text)
  const asset = address === undefined ? undefined : chain.tokens.get(address)
  return address === undefined || !asset ? undefined : { id, chain, address, asset }
}

function isNative(namespace: DataChain['namespace'], text: string): boolean {
  const native = nativeAddresses[namespace]
  return text === native || (namespace === 'eip155' && text.toLowerCase() === native)
}
