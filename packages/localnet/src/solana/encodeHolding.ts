import { type Address, getAddressEncoder } from '@solana/kit'
import { littleEndian } from './littleEndian.ts'
import type { LocalSolanaToken } from './localSolanaTokens.ts'

/** No delegate, initialized, not wrapped SOL, no close authority. */
const rest = [...new Uint8Array(36), 1, ...new Uint8Array(56)]
const kind = 2
/** ImmutableOwner, and TransferFeeAmount with nothing withheld. */
const immutableOwner = [7, 0, 0, 0]
const keptBack = [2, 0, 8, 0, ...new Uint8Array(8)]

/** The data of an associated token account. */
export function encodeHolding(parameters: {
  token: LocalSolanaToken
  owner: Address
  amount: bigint
}): Uint8Array {
  const { token, owner, amount } = parameters
  const { encode } = getAddressEncoder()
  const plain = [...encode(token.address), ...encode(owner), ...littleEndian(amount, 8), ...rest]
  if (token.program === 'spl-token') return Uint8Array.from(plain)
  return Uint8Array.from([...plain, kind, ...immutableOwner, ...(token.fee ? keptBack : [])])
}
