import { base58 } from '@scure/base'
import { programs } from '../base/programs.ts'
import type { ChainAccount } from '../rpc/chainAccount.ts'
import { littleEndian } from './littleEndian.ts'

const rent = 2_039_280n

/** A token account as the chain has it. */
export function writeTokenAccount(parameters: {
  mint: string
  owner: string
  amount: bigint
  /** Whether its lamports are what it has. */
  isNative?: boolean
}): ChainAccount {
  const { mint, owner, amount, isNative = false } = parameters
  const data = new Uint8Array(165)
  data.set(base58.decode(mint), 0)
  data.set(base58.decode(owner), 32)
  data.set(littleEndian(amount, 8), 64)
  data[108] = 1
  if (isNative) data.set([1, 0, 0, 0, ...littleEndian(rent, 8)], 109)
  const lamports = isNative ? rent + amount : rent
  return { lamports, owner: programs.token, isExecutable: false, data }
}
