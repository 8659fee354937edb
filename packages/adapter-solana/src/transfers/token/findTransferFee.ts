/** The number of the extension, and where its two fees begin: the one until an epoch, and the one from then on. */
const feeConfig = 1
const [older, newer] = [72, 90]
const wholeBasis = 10_000n

/**
 * What a token of Token-2022 keeps of a payment in an epoch, in its atomic units. `undefined` where it has no such rule, in which case
 * the chain must not be told of a fee.
 */
export function findTransferFee(parameters: {
  extensions: ReadonlyMap<number, Uint8Array>
  epoch: bigint
  amount: bigint
}): bigint | undefined {
  const { extensions, epoch, amount } = parameters
  const data = extensions.get(feeConfig)
  if (!data || data.length < newer + 18) return undefined
  const view = new DataView(data.buffer, data.byteOffset)
  const at = epoch >= view.getBigUint64(newer, true) ? newer : older
  const most = view.getBigUint64(at + 8, true)
  const basisPoints = BigInt(view.getUint16(at + 16, true))
  // The chain rounds in its own favour.
  const fee = (amount * basisPoints + wholeBasis - 1n) / wholeBasis
  return fee < most ? fee : most
}
