import type { PreparedSwap, Swap } from '@cleat/core/adapter'
import { fetchAccounts } from '../rpc/fetchAccounts.ts'
import { fetchRent } from '../transfers/fetchRent.ts'
import { getMaxSendable } from '../transfers/getMaxSendable.ts'
import { jupiter } from './decode/jupiter/jupiter.ts'
import { nativeMint } from './decode/setup/nativeMint.ts'

/** Two signatures, and the highest price that is offered for being included. Lamports. */
const guessedFee = 2n * 5000n + 100_000n

/**
 * The maximum that can be exchanged: the balance of a token, or the balance of SOL without the fee,
 * the rent of an account for what comes, that of one in which Jupiter wraps SOL and which it closes
 * again, and the minimum that keeps the account.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function getMaxSource(parameters: {
  swap: Omit<Swap, 'amount'>
  prepared?: PreparedSwap | undefined
}): Promise<bigint> {
  const { swap, prepared } = parameters
  const { network, address, source } = swap
  if (source.address !== undefined)
    return getMaxSendable({ network, address, asset: source, to: address })
  const [[account], rent, rest] = await Promise.all([
    fetchAccounts({ network, addresses: [address] }),
    fetchRent({ network, length: 165 }),
    fetchRent({ network, length: 0 }),
  ])
  const isWrap = swap.target.address === nativeMint
  const isWrapped = prepared ? prepared.router === jupiter : !isWrap
  const cost = (prepared?.fee?.limit ?? guessedFee + rent) + (isWrapped ? rent : 0n)
  const max = (account?.lamports ?? 0n) - cost - rest
  return max > 0n ? max : 0n
}
