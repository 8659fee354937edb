import { createTile } from './createTile.ts'

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Draws the sign of a currency, such as € for `eur`. `undefined` for an invalid code. */
export function drawCurrency(code: string): string | undefined {
  const currency = code.toUpperCase()
  if (!currencies.has(currency)) return undefined
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return createTile(sign.trim())
}
