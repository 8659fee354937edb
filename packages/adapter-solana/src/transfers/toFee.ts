/** The fee of a signature, in lamports. */
const signatureFee = 5000n
const millionths = 1_000_000n

/**
 * The fee of a transaction with one signature, in lamports. The chain takes it even if the
 * transaction fails.
 */
export function toFee({ units, price }: { units: bigint; price: bigint }): bigint {
  return signatureFee + (units * price + millionths - 1n) / millionths
}
