import type { Swap, SwapOffer } from '@cleat/core/adapter'
import { CleatError, readProperty } from '@cleat/core/adapter'
import type { EvmCall } from './evmCall.ts'
import { mostGas } from './mostGas.ts'

/**
 * Reads the call of an offer: `to`, a plain address or one of CAIP-10, and `data`; where the source
 * gives them, `value` and `gas` or `eip155.gas`, in decimal or hex digits.
 * @throws `SWAP_QUOTE_MISMATCH`
 */
export function readOfferCall(
  swap: Swap,
  offer: SwapOffer,
): EvmCall & { readonly gas?: bigint | undefined } {
  const mismatch = (field: string) =>
    new CleatError('SWAP_QUOTE_MISMATCH', { context: { source: offer.source.name, field } })
  const [to, data, value] = ['to', 'data', 'value'].map((key): unknown =>
    readProperty(offer.call, key),
  )
  const place = /^(?:eip155:(\d+):)?(0x[0-9a-fA-F]{40})$/.exec(String(to))
  if (!place?.[2] || (place[1] ?? String(swap.network.id)) !== String(swap.network.id))
    throw mismatch('to')
  if (typeof data !== 'string' || !/^0x(?:[0-9a-fA-F]{2}){4,65536}$/.test(data))
    throw mismatch('data')
  // What is sent is what the visitor entered, whatever the source says.
  const meant = swap.source.address === undefined ? swap.amount : 0n
  if (value !== undefined && readAmount(value) !== meant) throw mismatch('value')
  const gas = readAmount(readProperty(readProperty(offer.call, 'eip155') ?? offer.call, 'gas'))
  return {
    ...{ to: place[2], data: data.toLowerCase(), value: meant },
    ...(gas !== undefined && gas > 0n && gas <= mostGas && { gas }),
  }
}

function readAmount(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  const isNumber = typeof value === 'string' && /^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)
  return isNumber ? BigInt(value) : undefined
}
