/**
 * The number of TransferFeeConfig, and the offsets of its two fees: the older one, and the one from
 * an epoch on.
 */
const feeConfig = 1
const [older, newer] = [72, 90]
const wholeBasis = 10_000n

/**
 * The transfer fee of a Token-2022 mint in an epoch, in base units. `undefined` without the
 * extension, where the chain refuses an instruction with a fee.
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
  const max = view.getBigUint64(at + 8, true)
  const basisPoints = BigInt(view.getUint16(at + 16, true))
  // The chain rounds the fee up.
  const fee = (amount * basisPoints + wholeBasis - 1n) / wholeBasis
  return fee < max ? fee : max
}
