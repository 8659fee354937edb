import { alteredError } from '../../../transfers/alteredError.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { jupiter } from './jupiter.ts'

/**
 * Bytes of what each kind of step says of itself, by the kind's number. All other kinds up to the
 * last known one say nothing.
 */
const sizes: { readonly [kind: number]: number | undefined } = {
  ...Object.fromEntries(
    [8, 12, 15, 16, 17, 18, 21, 23, 24, 27, 28, 39, 58, 60, 61].map((kind) => [kind, 1]),
  ),
  ...{ 29: 16, 33: 4, 41: 4, 42: 3, 43: 10, 44: 5, 45: 5 },
}
const lastKnown = 61
/** A direction, and then perhaps a list of pairs of bytes. */
const whirlpoolSwapV2 = 47

/**
 * Finds where a route's plan ends. What follows are the numbers that Jupiter uses: a plan of which
 * one step is unknown could end elsewhere, so that it would use others.
 * @throws `SWAP_ROUTER_UNKNOWN`, `PAYMENT_ALTERED`
 */
export function findPlanEnd(data: Uint8Array, start: number): number {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const count = start + 4 <= data.length ? view.getUint32(start, true) : 0
  // A step has at least four bytes.
  if (count === 0 || count > data.length / 4) throw alteredError('data')
  let at = start + 4
  for (let step = 0; step < count; step += 1) {
    const kind = data[at]
    if (kind === undefined) throw alteredError('data')
    if (kind > lastKnown) throw unknownRouterError(jupiter)
    at += 1 + (kind === whirlpoolSwapV2 ? readPairs(data, at + 1) : (sizes[kind] ?? 0)) + stepEnd
  }
  return at
}

/** The step's share, and where it comes from and goes to. */
const stepEnd = 3

function readPairs(data: Uint8Array, at: number): number {
  const hasPairs = data[at + 1]
  if (hasPairs === 0) return 2
  if (hasPairs !== 1 || at + 6 > data.length) throw alteredError('data')
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return 6 + 2 * view.getUint32(at + 2, true)
}
