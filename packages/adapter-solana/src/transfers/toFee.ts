/** What the chain takes for a signature, in lamports. */
const signatureFee = 5000n
const millionths = 1_000_000n

/** What the chain takes for a transaction with one signature, in lamports, whether or not it succeeds. */
export function toFee({ units, price }: { units: bigint; price: bigint }): bigint {
  return signatureFee + (units * price + millionths - 1n) / millionths
}
