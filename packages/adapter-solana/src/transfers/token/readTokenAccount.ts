import { base58 } from '@scure/base'
import { isTokenProgram } from '../../base/isTokenProgram.ts'
import type { ChainAccount } from '../../rpc/chainAccount.ts'

export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly isFrozen: boolean
}

const length = 165
/** The account type of a token account with extensions. */
const kind = 2

/** Reads a token account. `undefined` for everything else. */
export function readTokenAccount(account: ChainAccount | undefined): TokenAccount | undefined {
  if (!account || !isTokenProgram(account.owner)) return undefined
  const { data } = account
  if (data.length < length || (data.length > length && data[length] !== kind)) return undefined
  const state = data[108]
  if (state !== 1 && state !== 2) return undefined
  return {
    mint: base58.encode(data.slice(0, 32)),
    owner: base58.encode(data.slice(32, 64)),
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(64, true),
    isFrozen: state === 2,
  }
}
