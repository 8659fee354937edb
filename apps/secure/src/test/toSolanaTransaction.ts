import { base58, base64 } from '@scure/base'

/** An instruction, with the addresses of its accounts. */
export type TestInstruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: readonly number[]
}

/** A transaction of an older form with these instructions, not yet signed, as base64. */
export function toSolanaTransaction(
  payer: string,
  instructions: readonly TestInstruction[],
): string {
  const named = instructions.flatMap(({ program, accounts }) => [...accounts, program])
  const keys = [...new Set([payer, ...named])]
  const message = [
    ...[1, 0, 0],
    ...[keys.length, ...keys.flatMap((key) => [...base58.decode(key)])],
    ...new Uint8Array(32).fill(7),
    instructions.length,
    ...instructions.flatMap(({ program, accounts, data }) => [
      keys.indexOf(program),
      ...[accounts.length, ...accounts.map((one) => keys.indexOf(one))],
      ...[data.length, ...data],
    ]),
  ]
  return base64.encode(Uint8Array.from([1, ...new Uint8Array(64), ...message]))
}
