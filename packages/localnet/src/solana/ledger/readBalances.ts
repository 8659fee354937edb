import type { Address, EncodedAccount } from '@solana/kit'
import type { AccountKey } from './accountKeys.ts'
import type { Balances, TokenBalance } from './createHistory.ts'
import { parseTokenData } from './parseTokenData.ts'
import { tokenAmount } from './tokenAmount.ts'

/** The SOL and token balances of a transaction's accounts. */
export function readBalances(parameters: {
  accounts: readonly AccountKey[]
  accountOf: (address: Address) => EncodedAccount | undefined
  decimalsOf: (mint: Address) => number
}): Balances {
  const { accounts, accountOf, decimalsOf } = parameters
  const found = accounts.map(({ address }) => accountOf(address))
  const tokens = found.flatMap((account, accountIndex): readonly TokenBalance[] => {
    if (!account) return []
    const { programAddress: programId, data } = account
    const held = parseTokenData({ owner: programId, data: Uint8Array.from(data) })
    if (held?.type !== 'account') return []
    const { mint, owner, amount } = held
    const uiTokenAmount = tokenAmount({ amount, decimals: decimalsOf(mint) })
    return [{ accountIndex, mint, owner, programId, uiTokenAmount }]
  })
  return { lamports: found.map((account) => account?.lamports ?? 0n), tokens }
}
