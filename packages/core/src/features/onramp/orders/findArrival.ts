import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import type { OnrampOrder } from './onrampOrder.ts'

/** What has to arrive of what was promised: providers round, and networks take fees. Percent. */
const enough = 98n

/**
 * What arrived of a purchase by the balance of its account: a plain decimal number. `undefined`
 * while less has than the provider said, and where nothing is known to compare with.
 * @param atoms - what the account has of the asset now, in base units
 */
export function findArrival(order: OnrampOrder, atoms: bigint): string | undefined {
  const { asset, atomsBefore, amount = order.expected } = order
  const { decimals } = asset
  if (decimals === undefined || atomsBefore === undefined || amount === undefined) return undefined
  const promised = parseAmount(cut(amount, decimals), decimals) ?? 0n
  const arrived = atoms - BigInt(atomsBefore)
  if (promised <= 0n || arrived * 100n < promised * enough) return undefined
  // A surplus may belong to another purchase or sender.
  return formatAmount(arrived < promised ? arrived : promised, decimals)
}

/** Providers say more decimals than a token may have. */
function cut(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${whole}.${fraction.slice(0, decimals)}`
}
