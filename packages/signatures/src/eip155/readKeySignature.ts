import type { Hex } from './hex.ts'

/** The signature of a key, in one form. */
export type KeySignature = {
  readonly r: Hex
  readonly s: Hex
  readonly yParity: 0 | 1
  /**
   * Whether `s` is the lower of its two forms. Anybody turns one into the other, so that the upper
   * one counts as no signature.
   * @see EIP-2
   */
  readonly isCanonical: boolean
}

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const parities: Readonly<Record<string, 0 | 1>> = { '00': 0, '01': 1, '1b': 0, '1c': 1 }

/**
 * Reads the signature of a key: 65 bytes whose last is 0, 1, 27 or 28, or the 64 bytes of the
 * compact form. `undefined` for everything else, which a contract may still accept.
 * @see EIP-2098
 */
export function readKeySignature(signature: string): KeySignature | undefined {
  if (!/^0x(?:[0-9a-f]{128}|[0-9a-f]{130})$/i.test(signature)) return undefined
  const digits = signature.slice(2).toLowerCase()
  const last = BigInt(`0x${digits.slice(64, 128)}`)
  const isCompact = digits.length === 128
  const s = isCompact ? BigInt.asUintN(255, last) : last
  const yParity = isCompact ? (last === s ? 0 : 1) : parities[digits.slice(128)]
  const r = BigInt(`0x${digits.slice(0, 64)}`)
  if (yParity === undefined || !isScalar(r) || !isScalar(s)) return undefined
  return { r: toHex(r), s: toHex(s), yParity, isCanonical: s <= order >> 1n }
}

function isScalar(value: bigint): boolean {
  return value > 0n && value < order
}

function toHex(value: bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`
}
