import { base58 } from '@scure/base'

export type AccountUse = { readonly address: string; readonly isWritable?: boolean | undefined }

export type Instruction = {
  readonly program: string
  readonly accounts: readonly AccountUse[]
  readonly data: Uint8Array
}

/**
 * The bytes of a transaction with one signer that pays, and an empty signature. It is a legacy
 * transaction, which every wallet displays. Lists and data must be shorter than 128 bytes.
 */
export function compileTransaction(parameters: {
  payer: string
  blockhash: string
  instructions: readonly Instruction[]
}): Uint8Array {
  const { payer, blockhash, instructions } = parameters
  const uses = instructions.flatMap(({ accounts, program }) => [...accounts, { address: program }])
  const writable = new Set([payer])
  for (const { address, isWritable } of uses) if (isWritable) writable.add(address)
  const all = new Set([...writable, ...uses.map(({ address }) => address)])
  const places = new Map([...all].map((address, place) => [address, place]))
  const placeOf = ({ address }: AccountUse) => places.get(address) ?? 0
  const toBytes = ({ program, accounts, data }: Instruction) => [
    placeOf({ address: program }),
    ...[accounts.length, ...accounts.map(placeOf)],
    ...[data.length, ...data],
  ]
  return Uint8Array.from([
    1,
    ...new Uint8Array(64),
    // One signer, which pays. Writable accounts come first.
    ...[1, 0, all.size - writable.size],
    ...[all.size, ...[...all].flatMap((address) => [...base58.decode(address)])],
    ...base58.decode(blockhash),
    ...[instructions.length, ...instructions.flatMap(toBytes)],
  ])
}
