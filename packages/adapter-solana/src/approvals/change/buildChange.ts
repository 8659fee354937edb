import type { Address, Instruction } from '@solana/kit'
import { library } from '../../library/solanaKit.ts'
import { writeTransaction } from '../../transaction/writeTransaction.ts'

/** What becomes of a token account: its delegate gets an amount, or nothing. */
export type DelegationChange = {
  readonly account: string
  readonly program: string
  /** @default its delegate may take nothing any more */
  readonly grant?:
    | {
        readonly mint: string
        readonly delegate: string
        readonly amount: bigint
        readonly decimals: number
      }
    | undefined
}

/** The bytes of an unsigned transaction that only changes delegates, as the libraries write it. */
export function buildChange(parameters: {
  owner: string
  blockhash: string
  /** The compute-unit limit, and the price of a unit in micro-lamports. */
  units: bigint
  price: bigint
  changes: readonly DelegationChange[]
}): Uint8Array {
  const { owner: payer, blockhash, units, price, changes } = parameters
  const owner = library.createNoopSigner(payer as Address)
  const moves = changes.map(({ account, program, grant }): Instruction => {
    const source = account as Address
    const config = { programAddress: program as Address }
    if (!grant) return library.getRevokeInstruction({ source, owner }, config)
    const { mint, delegate, amount, decimals } = grant
    const named = { source, mint: mint as Address, delegate: delegate as Address }
    return library.getApproveCheckedInstruction({ ...named, owner, amount, decimals }, config)
  })
  const budget = [
    library.getSetComputeUnitLimitInstruction({ units: Number(units) }),
    library.getSetComputeUnitPriceInstruction({ microLamports: price }),
  ]
  return writeTransaction({ payer, blockhash, instructions: [...budget, ...moves] })
}
