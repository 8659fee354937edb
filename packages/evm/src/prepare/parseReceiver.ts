import type { EvmChain } from '../node/evmChain.ts'

/**
 * Parses a typed address to its checksummed form: 40 digits, with or without `0x`, in one case or
 * with a valid checksum, and not all zero. `undefined` otherwise.
 * @see EIP-55
 */
export function parseReceiver(
  { toAddress }: Pick<EvmChain, 'toAddress'>,
  { text }: { text: string },
): string | undefined {
  if (typeof text !== 'string' || text.length > 1000) return undefined
  const digits = /^(?:0x)?([0-9a-fA-F]{40})$/.exec(text.trim())?.[1]
  if (digits === undefined || /^0+$/.test(digits)) return undefined
  const address = toAddress(`0x${digits.toLowerCase()}`)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || address === `0x${digits}` ? address : undefined
}
