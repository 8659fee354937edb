import { type Address, isAddressEqual } from 'viem'
import { toContractAddress } from '../accounts/toContractAddress.ts'

/**
 * A key may tell its contract account what to do. A visitor would not read what that is, so calls
 * of the contract are signed in the form of its operations alone.
 * @throws an error without a secret
 */
export function requireForeign(
  calls: readonly { readonly to?: Address | undefined; readonly data: string }[],
  owner: Address,
): void {
  const contract = toContractAddress({ owner })
  if (calls.some(({ to, data }) => data !== '0x' && to && isAddressEqual(to, contract)))
    throw new TypeError('A call of the contract account.')
}
