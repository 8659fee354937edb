import type { Swap } from '@cleat/core/adapter'
import type { Address, Instruction } from '@solana/kit'
import { programs } from '../../base/programs.ts'
import { library } from '../../library/solanaKit.ts'
import { writeTransaction } from '../../transaction/writeTransaction.ts'
import { deriveTokenAccount } from '../../transfers/deriveTokenAccount.ts'
import { fetchBudget } from '../../transfers/fetchBudget.ts'
import { fetchLifetime } from '../../transfers/fetchLifetime.ts'
import { nativeMint } from '../decode/setup/nativeMint.ts'

/** Units that closing, opening and paying need at most. */
const units = 60_000n

/**
 * Writes the transaction that wraps SOL, or unwraps it, one for one. The token program only gives
 * back all that is wrapped, so what is to stay is wrapped again.
 * @param held - what the account has of wrapped SOL, at least the amount
 * @throws `PAYMENT_UNSUPPORTED`, `NETWORK_RPC_FAILED`
 */
export async function writeWrap(
  { network, address, source, amount }: Swap,
  { held }: { held: bigint },
): Promise<{ transaction: Uint8Array; expiresAt: number }> {
  const mint = nativeMint
  const program = programs.token
  const wrapped = await deriveTokenAccount({ owner: address, mint, program })
  const [{ blockhash, expiresAt }, { units: limit, price }] = await Promise.all([
    fetchLifetime(network),
    fetchBudget({ network, addresses: [address, wrapped], used: units }),
  ])
  const isWrapping = source.address === undefined
  const paid = isWrapping ? amount : held - amount
  const moves = [
    ...(isWrapping ? [] : [close({ address, wrapped })]),
    ...(paid > 0n ? pay({ address, wrapped, amount: paid }) : []),
  ]
  const budget = [
    library.getSetComputeUnitLimitInstruction({ units: Number(limit) }),
    library.getSetComputeUnitPriceInstruction({ microLamports: price }),
  ]
  const instructions = [...budget, ...moves]
  return { transaction: writeTransaction({ payer: address, blockhash, instructions }), expiresAt }
}

type Wrapped = { readonly address: string; readonly wrapped: string }

function close({ address, wrapped }: Wrapped): Instruction {
  return library.getCloseAccountInstruction({
    account: wrapped as Address,
    destination: address as Address,
    owner: library.createNoopSigner(address as Address),
  })
}

function pay({ address, wrapped, amount }: Wrapped & { amount: bigint }): readonly Instruction[] {
  const payer = library.createNoopSigner(address as Address)
  const account = wrapped as Address
  return [
    library.getCreateAssociatedTokenIdempotentInstruction({
      ...{ payer, ata: account, owner: address as Address },
      ...{ mint: nativeMint as Address, tokenProgram: programs.token as Address },
    }),
    library.getTransferSolInstruction({ source: payer, destination: account, amount }),
    library.getSyncNativeInstruction({ account }),
  ]
}
