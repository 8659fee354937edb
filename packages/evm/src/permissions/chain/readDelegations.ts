import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import { delegationAbi } from './delegationAbi.ts'

/** What an account allows another one, under conditions. @see ERC-7710 */
export type Delegation = {
  readonly delegate: Hex
  readonly delegator: Hex
  readonly authority: Hex
  readonly caveats: readonly { readonly enforcer: Hex; readonly terms: Hex; readonly args: Hex }[]
  readonly salt: bigint
  readonly signature: Hex
}

/** More than a few are no permission of a wallet. */
const most = 8

/** The delegations of a permission context. `undefined` if it is none. */
export function readDelegations(context: string): readonly Delegation[] | undefined {
  try {
    const read = library.decodeFunctionResult({
      abi: delegationAbi,
      functionName: 'context',
      data: context as Hex,
    }) as readonly Delegation[]
    return read.length > 0 && read.length <= most ? read : undefined
  } catch {
    return undefined
  }
}
