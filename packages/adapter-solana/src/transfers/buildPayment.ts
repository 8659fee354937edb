import { programs } from '../programs.ts'
import { compileTransaction, type Instruction } from '../transaction/compileTransaction.ts'

/** What moves a token: where it is, where it goes, and by which program. */
export type TokenMove = {
  readonly mint: string
  readonly program: string
  readonly decimals: number
  readonly source: string
  readonly destination: string
  /** Whether the destination is opened first. */
  readonly opens: boolean
  /** What the token keeps, where it has a rule for that. */
  readonly fee: bigint | undefined
}

export declare namespace buildPayment {
  type Parameters = {
    from: string
    to: string
    amount: bigint
    blockhash: string
    /** How much the chain may compute, and what is paid for each unit in millionths of a lamport. */
    units: bigint
    price: bigint
    /** Absent for SOL. */
    token?: TokenMove | undefined
  }
}

/** The bytes of a transaction that pays and does nothing else, without its signature. */
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

/** Opens the receiver's account for the token, or does nothing where it is open by then. */
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

/** Moves a token only if it has the decimals, and keeps the fee, that it is said to. */
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

/** Numbers one behind the other, each in so many bytes, from its end. */
function toBytes(
  ...parts: readonly (readonly [value: bigint | number, length: number])[]
): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([value, length]) =>
      Array.from({ length }, (_, index) => Number((BigInt(value) >> BigInt(8 * index)) & 0xffn)),
    ),
  )
}
