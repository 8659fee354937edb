import type { Hex } from '../../base/hex.ts'

/** Takes a signature of 65 bytes apart. Some wallets count `v` from 0. */
export function splitSignature(signature: string): {
  readonly r: Hex
  readonly s: Hex
  readonly v: number
} {
  const digits = signature.slice(2).toLowerCase()
  const v = Number.parseInt(digits.slice(128), 16)
  return {
    r: `0x${digits.slice(0, 64)}`,
    s: `0x${digits.slice(64, 128)}`,
    v: v < 2 && !/^0+$/.test(digits) ? v + 27 : v,
  }
}
