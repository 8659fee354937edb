import type { Address, Instruction, NoopSigner } from '@solana/kit'
import { library } from '../library/solanaKit.ts'
import { writeTransaction } from '../transaction/writeTransaction.ts'

/** The accounts and the program that move a token. */
export type TokenMove = {
  readonly mint: string
  readonly program: string
  readonly decimals: number
  readonly source: string
  readonly destination: string
  /** Whether the receiver's account is created first. */
  readonly opens: boolean
  /** The transfer fee of the token, if it has one. */
  readonly fee: bigint | undefined
}

export declare namespace buildPayment {
  type Parameters = {
    from: string
    to: string
    amount: bigint
    blockhash: string
    /** The compute-unit limit, and the price of a unit in micro-lamports. */
    units: bigint
    price: bigint
    /** Absent for SOL. */
    token?: TokenMove | undefined
  }
}

/** The bytes of an unsigned transaction that only pays, as the libraries of Solana write it. */
export function buildPayment(parameters: buildPayment.Parameters): Uint8Array {
  const { from, to, amount, blockhash, units, price, token } = parameters
  const payer = library.createNoopSigner(from as Address)
  const moves: readonly Instruction[] = token
    ? [
        ...(token.opens ? [openAccount({ payer, to, token })] : []),
        moveToken({ payer, amount, token }),
      ]
    : [library.getTransferSolInstruction({ source: payer, destination: to as Address, amount })]
  const budget = [
    library.getSetComputeUnitLimitInstruction({ units: Number(units) }),
    library.getSetComputeUnitPriceInstruction({ microLamports: price }),
  ]
  return writeTransaction({ payer: from, blockhash, instructions: [...budget, ...moves] })
}

type Payer = NoopSigner<Address>

/** Creates the receiver's token account. Succeeds if it exists by then. */
function openAccount(parameters: { payer: Payer; to: string; token: TokenMove }): Instruction {
  const { payer, to, token } = parameters
  return library.getCreateAssociatedTokenIdempotentInstruction({
    payer,
    owner: to as Address,
    ata: token.destination as Address,
    mint: token.mint as Address,
    tokenProgram: token.program as Address,
  })
}

/** Moves a token. The chain refuses other decimals or another transfer fee than these. */
function moveToken(parameters: { payer: Payer; amount: bigint; token: TokenMove }): Instruction {
  const { payer: authority, amount, token } = parameters
  const { program, mint, source, destination, decimals, fee } = token
  const accounts = {
    source: source as Address,
    mint: mint as Address,
    destination: destination as Address,
  }
  const move = library.getTransferCheckedInstruction(
    { ...accounts, authority, amount, decimals },
    { programAddress: program as Address },
  )
  return fee === undefined ? move : { ...move, data: encodeWithFee({ amount, decimals, fee }) }
}

/**
 * `TransferCheckedWithFee` of Token-2022, which takes the accounts of `TransferChecked`. Encoded
 * here, because `@solana-program/token-2022` does not take kit 8 yet.
 */
function encodeWithFee(values: { amount: bigint; decimals: number; fee: bigint }) {
  const { getStructEncoder, getU8Encoder, getU64Encoder } = library
  const layout = getStructEncoder([
    ['kind', getU8Encoder()],
    ['kindOfFee', getU8Encoder()],
    ['amount', getU64Encoder()],
    ['decimals', getU8Encoder()],
    ['fee', getU64Encoder()],
  ])
  return layout.encode({ kind: 26, kindOfFee: 1, ...values })
}
