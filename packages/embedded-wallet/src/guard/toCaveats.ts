import { type Address, encodePacked, type Hex, numberToHex } from 'viem'
import type { Caveat } from './delegation.ts'
import { delegationContracts } from './delegationContracts.ts'
import type { GuardLimit } from './guardLimit.ts'

/** Balances may go down, by so much at most. */
const decrease = 1

/** Conditions: once, until a time, and of each asset no more than its limit. */
export function toCaveats(parameters: {
  account: Address
  limits: readonly GuardLimit[]
  /** Seconds since the epoch. */
  until: bigint
}): readonly Caveat[] {
  const { account, limits, until } = parameters
  const { limitedCalls, timestamp, nativeBalanceChange, erc20BalanceChange } = delegationContracts
  const caveat = (enforcer: Address, terms: Hex): Caveat => ({ enforcer, terms, args: '0x' })
  return [
    caveat(limitedCalls, numberToHex(1, { size: 32 })),
    caveat(timestamp, encodePacked(['uint128', 'uint128'], [0n, until])),
    ...limits.map(({ token, most }) =>
      token === undefined
        ? caveat(
            nativeBalanceChange,
            encodePacked(['uint8', 'address', 'uint256'], [decrease, account, most]),
          )
        : caveat(
            erc20BalanceChange,
            encodePacked(
              ['uint8', 'address', 'address', 'uint256'],
              [decrease, token, account, most],
            ),
          ),
    ),
  ]
}
