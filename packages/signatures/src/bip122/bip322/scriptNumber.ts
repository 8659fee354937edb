/** Reads a number of a script, little-endian with a sign bit. Throws unless it is minimal. */
export function readNumber(bytes: Uint8Array, longest = 4): bigint {
  const last = bytes.at(-1) ?? 0
  const isPadded = bytes.length > 0 && (last & 0x7f) === 0 && ((bytes.at(-2) ?? 0) & 0x80) === 0
  if (bytes.length > longest || isPadded) throw new RangeError('not a minimal number')
  const size = bytes.reduceRight(
    (sum, byte, at) => (sum << 8n) | BigInt(at === bytes.length - 1 ? byte & 0x7f : byte),
    0n,
  )
  return last & 0x80 ? -size : size
}

/** Writes a number as scripts hold it. */
export function writeNumber(value: bigint): Uint8Array {
  const bytes: number[] = []
  for (let rest = value < 0n ? -value : value; rest > 0n; rest >>= 8n)
    bytes.push(Number(rest & 0xffn))
  const sign = value < 0n ? 0x80 : 0
  const last = bytes.at(-1) ?? 0
  if (last & 0x80) bytes.push(sign)
  else if (bytes.length > 0) bytes[bytes.length - 1] = last | sign
  return Uint8Array.from(bytes)
}
