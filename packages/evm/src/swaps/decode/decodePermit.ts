import type { DecodedAllowance, SwapPolicy } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { alteredError } from '../../payload/alteredError.ts'
import { isSpender } from '../contracts/isSpender.ts'
import { listContracts } from '../contracts/listContracts.ts'
import type { SwapNode } from './base/swapNode.ts'
import { readNonce } from './permit/readNonce.ts'
import { readPermit2 } from './permit/readPermit2.ts'
import { readTokenPermit } from './permit/readTokenPermit.ts'

/** An allowance by signature lasts no longer. */
const longestMs = 30 * 60_000

/**
 * Reads an allowance by a signature: of a token, or of Permit2. It must end soon, be for a contract
 * on the list, and be the next one that the chain takes. All addresses are returned in lower case.
 * @param parameters.typedData - a private copy that does not change
 * @param parameters.account - who signs it
 * @param parameters.now - the chain's time, in milliseconds since the epoch
 * @throws `PAYMENT_ALTERED`, `NETWORK_RPC_FAILED`
 */
export async function decodePermit(parameters: {
  readonly typedData: unknown
  readonly account: string
  readonly chainId: number
  readonly policy: SwapPolicy
  readonly node: SwapNode
  readonly now: number
}): Promise<DecodedAllowance> {
  const { typedData, chainId, policy, node, now } = parameters
  const account = parameters.account.toLowerCase()
  const isForPermit2 = readProperty(typedData, 'primaryType') === 'PermitSingle'
  const read = (isForPermit2 ? readPermit2 : readTokenPermit)(typedData, { chainId, account })
  const { token, spender, amount, deadlines, nonce } = read
  const isKnown = isForPermit2
    ? listContracts(chainId, policy).kinds.get(spender)?.startsWith('universal-router-2')
    : isSpender(spender, { chainId, policy })
  if (!isKnown) throw alteredError('spender')
  const [first, last] = [BigInt(Math.floor(now)), BigInt(Math.floor(now) + longestMs)]
  if (deadlines.some((seconds) => seconds * 1000n <= first || seconds * 1000n > last))
    throw alteredError('deadline')
  if (nonce !== (await readNonce(node, read))) throw alteredError('nonce')
  return { type: 'allowance', token, spender, amount }
}
