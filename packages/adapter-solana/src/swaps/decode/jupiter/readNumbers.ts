import { alteredError } from '../../../transfers/alteredError.ts'
import { missingFloorError } from '../base/missingFloorError.ts'
import { readU64 } from '../base/readU64.ts'
import { findPlanEnd } from './findPlanEnd.ts'
import { jupiter } from './jupiter.ts'
import type { RouteLayout } from './routeLayout.ts'

/**
 * Reads what a route takes, and the least that it gives: what was offered, less the tolerated loss
 * and the fee of who offered it. Rounds down.
 * @throws `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`
 */
export function readNumbers(
  data: Uint8Array,
  { head, isPlanFirst }: RouteLayout,
): { readonly amount: bigint; readonly minimum: bigint } {
  const at = isPlanFirst ? findPlanEnd(data, head) : head
  // Numbers that follow the plan are the end, and others are not.
  const isWhole = isPlanFirst ? data.length === at + 19 : data.length > at + 22 + 4
  if (!isWhole) throw alteredError('data')
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const slippage = BigInt(view.getUint16(at + 16, true))
  const fee = BigInt(isPlanFirst ? (data[at + 18] ?? 0) : view.getUint16(at + 18, true))
  const minimum = lessen(lessen(readU64(data, at + 8), slippage), fee)
  if (minimum === 0n) throw missingFloorError(jupiter)
  return { amount: readU64(data, at), minimum }
}

const whole = 10_000n

function lessen(amount: bigint, bps: bigint): bigint {
  return bps > whole ? 0n : (amount * (whole - bps)) / whole
}
