import { base58 } from '@scure/base'

const systemProgram = new Uint8Array(32)
/** The index of `Transfer` among the instructions of the System program. */
const transfer = 2

/** The bytes of a transaction that only moves SOL, with an empty signature. */
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
    // One signer, which pays. Of the other accounts only the program is read-only.
    ...[1, 0, 1],
    ...[accounts.length, ...accounts.flatMap((account) => [...account])],
    ...base58.decode(blockhash),
    ...[1, last, 2, 0, isToSelf ? 0 : 1],
    ...[data.length, ...data],
  ])
}
