import { base58 } from '@scure/base'

const systemProgram = new Uint8Array(32)
/** The number of the instruction among those of the System program. */
const transfer = 2

/** The bytes of a transaction that moves SOL and does nothing else, with an empty place for the signature. */
export function buildTransfer(parameters: {
  from: Uint8Array
  to: Uint8Array
  lamports: bigint
  blockhash: string
}): Uint8Array {
  const { from, to, lamports, blockhash } = parameters
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, transfer, true)
  view.setBigUint64(4, lamports, true)
  const isToSelf = from.every((byte, index) => byte === to[index])
  const accounts = isToSelf ? [from, systemProgram] : [from, to, systemProgram]
  const last = accounts.length - 1
  return Uint8Array.from([
    1,
    ...new Uint8Array(64),
    // One signer, which pays, and of the others only the program cannot be changed.
    ...[1, 0, 1],
    ...[accounts.length, ...accounts.flatMap((account) => [...account])],
    ...base58.decode(blockhash),
    ...[1, last, 2, 0, isToSelf ? 0 : 1],
    ...[data.length, ...data],
  ])
}
