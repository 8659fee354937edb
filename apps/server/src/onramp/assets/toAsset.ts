import { toAccount } from '../../data/chains/toAccount.ts'
import type { OnrampAsset } from '../contract/onrampAsset.ts'
import type { OnrampNetwork } from '../networks/onrampNetworks.ts'

export declare namespace toAsset {
  type Parameters = {
    symbol: string
    name: string
    /** `undefined` for a network that orders are not placed on. */
    network: OnrampNetwork | undefined
    /** The token's address. Empty, null or a placeholder for the native currency. */
    contract: string | null | undefined
    code: string
  }
}

const symbolShape = /^[A-Za-z\d][\w.$+-]{0,19}$/
const nameShape = /^[\p{L}\p{N}][\p{L}\p{N} .,()&'/+-]{0,59}$/u
const nativePlaceholders: ReadonlySet<string> = new Set([
  '',
  '0x0000000000000000000000000000000000000000',
  '0x0000000000000000000000000000000000001010',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  'so11111111111111111111111111111111111111111',
  'so11111111111111111111111111111111111111112',
])

/** An asset from a provider's list. `undefined` for one that cannot be used or shown. */
export function toAsset(parameters: toAsset.Parameters): OnrampAsset | undefined {
  const { symbol, name, network, code } = parameters
  const given = parameters.contract?.trim() ?? ''
  if (!network || !symbolShape.test(symbol) || code.length > 100) return undefined
  const isNative = nativePlaceholders.has(given.toLowerCase())
  // A token without an address could not be recognized on the chain.
  if (isNative && symbol !== network.native) return undefined
  const contract = isNative ? undefined : toAccount(network.namespace, given)
  if (!isNative && contract === undefined) return undefined
  return { symbol, name: nameShape.test(name) ? name : symbol, network, contract, code }
}
