import { base58 } from '@scure/base'
import { programs } from '../words/solana/programs.ts'

/** Base58 of 32 equal bytes, for test accounts. The first pays and signs. */
const accounts = [
  '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi',
  '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR',
  'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8',
  'GgBaCs3NCBuZN12kCJgAW63ydqohFkHEdfdEXBPzLHq',
]

export const address = key(0)

export const network = {
  ...{ id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  ...{ symbol: 'SOL', decimals: 9 },
}

/** The account at an index, from 0 to 3. */
export function key(place: number): string {
  return accounts[place] ?? ''
}

export type TestInstruction = {
  program: string
  /** Indices of accounts. */
  accounts: readonly number[]
  data: readonly number[]
}

export function instruction(
  parameters: Omit<TestInstruction, 'accounts'> & { accounts?: readonly number[] | undefined },
): TestInstruction {
  return { ...parameters, accounts: parameters.accounts ?? [] }
}

/** A legacy transaction with one signer, in base64. */
export function buildTransaction(instructions: readonly TestInstruction[]): string {
  const keys = [...accounts, ...Object.values(programs)]
  const message = [
    ...[1, 0, 0, keys.length],
    ...keys.flatMap((one) => [...base58.decode(one)]),
    ...Array.from({ length: 32 }, () => 7),
    instructions.length,
    ...instructions.flatMap(({ program, accounts: used, data }) => [
      ...[keys.indexOf(program), used.length, ...used],
      ...[data.length, ...data],
    ]),
  ]
  const bytes = [1, ...Array.from({ length: 64 }, () => 0), ...message]
  return btoa(String.fromCodePoint(...bytes))
}

export function u32(value: number): readonly number[] {
  return [...new Uint8Array(Uint32Array.of(value).buffer)]
}

export function u64(value: bigint): readonly number[] {
  return [...new Uint8Array(BigUint64Array.of(value).buffer)]
}
