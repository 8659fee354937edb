import { readAmount } from '../trial/readAmount.ts'
import { askContract } from './askContract.ts'
import type { Probe } from './probe.ts'
import { toChange } from './toChange.ts'

/** Code that answers what an address has of coins, and the hash of its code. */
const coinsCode = '0x6000353160005260206000f3'
const hashCode = '0x6000353f60005260206000f3'
/** `owner()`, and `getOwners()` and `getThreshold()` of a Safe. */
const ownerCalls = ['8da5cb5b', 'a0e67e2b', 'e75235b8']

/**
 * Questions about the account itself: its coins, its code and its owners. The small programs that
 * answer stand at addresses of chance, so that contracts cannot look for them.
 */
export function createAccountProbes(account: string): {
  readonly code: { readonly [address: string]: string }
  readonly probes: readonly Probe[]
} {
  const [coins, hash] = [createAddress(), createAddress()]
  return {
    code: { [coins]: coinsCode, [hash]: hashCode },
    probes: [
      {
        calls: [askContract(coins, '', account)],
        measure: ([before], [after]) =>
          toChange({ token: undefined, by: readAmount(after) - readAmount(before) }),
      },
      {
        calls: [
          askContract(hash, '', account),
          ...ownerCalls.map((selector) => askContract(account, selector)),
        ],
        measure: (before, after) => ({
          isAccountChanged: after.some(({ data }, at) => data !== before[at]?.data),
        }),
      },
    ],
  }
}

function createAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
