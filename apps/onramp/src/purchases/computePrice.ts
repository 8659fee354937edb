import { formatUnits, parseUnits } from 'viem'
import type { SoldAsset } from './listSoldAssets.ts'
import type { Price } from './price.ts'

/** What is chosen: all that is paid, what of it buys the asset, or how much of the asset. */
export type Amount =
  | { readonly total: string }
  | { readonly subtotal: string }
  | { readonly crypto: string }

export declare namespace computePrice {
  type Parameters = {
    asset: SoldAsset
    currency: string
    amount: Amount
    /** The provider's fee, in hundredths of a percent of the amount. */
    feeBps: number
  }
}

/** Cents of a dollar that a hundred cents of the currency are worth. */
const rates: Readonly<Record<string, bigint>> = { USD: 100n, EUR: 108n }
const networkCents = { evm: 20n, solana: 1n, bitcoin: 150n } as const
const toText = (cents: bigint) => Number(formatUnits(cents, 2)).toFixed(2)
const decimalPattern = /^\d{1,12}(?:\.\d{1,18})?$/

/**
 * The price of an amount. `undefined` if it cannot be sold. What is less than a base unit or a cent
 * is not paid out.
 */
export function computePrice(parameters: computePrice.Parameters): Price | undefined {
  const { asset, currency, amount, feeBps } = parameters
  const rate = rates[currency]
  if (rate === undefined || !Object.values(amount).every((text) => decimalPattern.test(text)))
    return undefined
  const unit = 10n ** BigInt(asset.decimals)
  const networkFee = networkCents[asset.network.kind]
  const chosen = 'crypto' in amount ? parseUnits(amount.crypto, asset.decimals) : undefined
  const given =
    'total' in amount
      ? parseUnits(amount.total, 2)
      : 'subtotal' in amount
        ? parseUnits(amount.subtotal, 2)
        : divideUp((chosen ?? 0n) * BigInt(asset.cents) * 100n, unit * rate)
  const providerFee = (given * BigInt(feeBps)) / 10_000n
  const fees = providerFee + networkFee
  const total = 'total' in amount ? given : given + fees
  const subtotal = total - fees
  if (subtotal <= 0n) return undefined
  const atoms = chosen ?? (((subtotal * rate) / 100n) * unit) / BigInt(asset.cents)
  return {
    total: toText(total),
    subtotal: toText(subtotal),
    providerFee: toText(providerFee),
    networkFee: toText(networkFee),
    crypto: formatUnits(atoms, asset.decimals),
    atoms,
  }
}

const divideUp = (a: bigint, b: bigint) => (a + b - 1n) / b
