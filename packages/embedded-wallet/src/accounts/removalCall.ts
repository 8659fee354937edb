import { concatHex, type Hex, padHex } from 'viem'
import { delegationContracts } from '../guard/delegationContracts.ts'

/**
 * `incrementNonce(manager)`, which ends what was allowed by the account: else it would work again
 * after a new upgrade. @see ERC-7710
 */
export const removalCall: { readonly to: Hex; readonly data: Hex } = {
  to: delegationContracts.nonce,
  data: concatHex([
    '0xf5743c4c',
    padHex(delegationContracts.manager.toLowerCase() as Hex, { size: 32 }),
  ]),
}
