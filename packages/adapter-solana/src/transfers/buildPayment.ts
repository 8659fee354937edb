import { programs } from '../base/programs.ts'
import { compileTransaction, type Instruction } from '../transaction/compileTransaction.ts'

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

/** The bytes of an unsigned transaction that only pays. */
export function buildPayment(parameters: buildPayment.Parameters): Uint8Array {
  const { from, to, amount, blockhash, units, price, token } = parameters
  const payer = { address: from, isWritable: true }
  const moves: readonly Instruction[] = token
    ? [
        ...(token.opens ? [openAccount({ from, to, token })] : []),
        moveToken({ from, amount, token }),
      ]
    : [
        {
          program: programs.system,
          accounts: [payer, { address: to, isWritable: true }],
          data: toBytes([2, 4], [amount, 8]),
        },
      ]
  const budget = [toBytes([2, 1], [units, 4]), toBytes([3, 1], [price, 8])].map((data) => ({
    ...{ program: programs.budget, accounts: [], data },
  }))
  return compileTransaction({ payer: from, blockhash, instructions: [...budget, ...moves] })
}

/** Creates the receiver's token account. Succeeds if it exists by then. */
function openAccount(parameters: { from: string; to: string; token: TokenMove }): Instruction {
  const { from, to, token } = parameters
  return {
    program: programs.associated,
    accounts: [
      { address: from, isWritable: true },
      { address: token.destination, isWritable: true },
      { address: to },
      { address: token.mint },
      { address: programs.system },
      { address: token.program },
    ],
    data: toBytes([1, 1]),
  }
}

/** Moves a token. The chain refuses other decimals or another transfer fee than these. */
function moveToken(parameters: { from: string; amount: bigint; token: TokenMove }): Instruction {
  const { from, amount, token } = parameters
  const { program, mint, source, destination, decimals, fee } = token
  const [checked, kept] = [[12, 1] as const, [26, 1] as const]
  return {
    program,
    accounts: [
      { address: source, isWritable: true },
      { address: mint },
      { address: destination, isWritable: true },
      { address: from },
    ],
    data:
      fee === undefined
        ? toBytes(checked, [amount, 8], [decimals, 1])
        : toBytes(kept, [1, 1], [amount, 8], [decimals, 1], [fee, 8]),
  }
}

/** Concatenates little-endian numbers, each with its length in bytes. */
function toBytes(
  ...parts: readonly (readonly [value: bigint | number, length: number])[]
): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([value, length]) =>
      Array.from({ length }, (_, index) => Number((BigInt(value) >> BigInt(8 * index)) & 0xffn)),
    ),
  )
}
