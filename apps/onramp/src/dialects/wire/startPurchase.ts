import { type Amount, computePrice } from '../../purchases/computePrice.ts'
import type { DialectId } from '../../purchases/dialectIds.ts'
import type { SoldAsset } from '../../purchases/listSoldAssets.ts'
import type { Purchase } from '../../purchases/purchase.ts'
import type { DialectEnv } from './dialect.ts'
import { isAddressOf } from './isAddressOf.ts'
import { limits } from './limits.ts'

export declare namespace startPurchase {
  type Parameters = {
    env: DialectEnv
    dialect: DialectId
    /** The provider's fee, in hundredths of a percent. */
    feeBps: number
    asset: SoldAsset | undefined
    address: string | undefined
    currency: string | undefined
    /** A hundred of the currency unless given. */
    amount: Amount | undefined
    orderRef: string | undefined
    redirectUrl: string | undefined
    /** How long the page can be opened, in milliseconds. */
    opensForMs: number
  }
}

/** Opens a purchase. Returns why not, in the words of a provider. */
export function startPurchase(parameters: startPurchase.Parameters): Purchase | string {
  const { env, asset, address = '', amount = { total: '100' }, feeBps } = parameters
  const { dialect, orderRef, redirectUrl, opensForMs } = parameters
  const currency = (parameters.currency ?? 'USD').toUpperCase()
  if (!asset) return 'The asset is not supported on this network.'
  if (!isAddressOf(asset.network, address)) return 'The wallet address is invalid.'
  const price = computePrice({ asset, currency, amount, feeBps })
  if (!price) return 'The amount or the currency is not supported.'
  const total = Number(price.total)
  if (total < limits.min || total > limits.max) return 'The amount is outside the limits.'
  return env.purchases.open({
    ...{ dialect, orderRef, asset, address, price, redirectUrl, currency },
    opensUntil: env.clock.now() + opensForMs,
  })
}
