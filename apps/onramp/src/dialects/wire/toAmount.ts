import type { Amount } from '../../purchases/computePrice.ts'

/** The amount of a request that has either. `undefined` for neither. */
export function toAmount(
  fiat: string | number | undefined,
  crypto: string | number | undefined,
): Amount | undefined {
  if (fiat !== undefined) return { total: String(fiat) }
  return crypto === undefined ? undefined : { crypto: String(crypto) }
}
