import { toAccount } from '../../data/chains/toAccount.ts'
import { Problem } from '../../http/problem.ts'
import { chooseProblem } from '../api/chooseProblem.ts'
import { refuseOrder } from '../api/refuseOrder.ts'
import type { OnrampAsset } from '../contract/onrampAsset.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import type { OptionsSource } from '../options/createOptionsSource.ts'
import { findAsset } from '../options/findAsset.ts'
import { requireOffer } from '../options/requireOffer.ts'
import { startOrder } from './startOrder.ts'

export declare namespace placeOrder {
  type Parameters = {
    /** Those that may take it, in the order of preference. Not empty. */
    providers: readonly OnrampProvider[]
    options: OptionsSource
    /** A symbol, or the address of a token. */
    purchaseCurrency: string
    network: string
  } & Omit<startOrder.Parameters, 'provider' | 'asset'>
  type ReturnType = startOrder.ReturnType & { readonly provider: OnrampProvider }
}

/**
 * Opens an order with the first provider that sells what is wanted.
 * @throws a `Problem` that says why none does
 */
export async function placeOrder(
  parameters: placeOrder.Parameters,
): Promise<placeOrder.ReturnType> {
  const { providers, options, purchaseCurrency, network, ...request } = parameters
  const { provider, asset } = await findSeller(parameters)
  const address = toAccount(asset.network.namespace, request.address)
  if (address === undefined) {
    throw new Problem('INVALID_BODY', {
      detail: `The address is none of ${asset.network.displayName}. Correct it and try again.`,
      errors: [{ at: '/destinationWallets/0/address', detail: 'Must be an address.' }],
    })
  }
  const order = await startOrder({ ...request, provider, asset, address })
  return { ...order, provider }
}

type Seller = { provider: OnrampProvider; asset: OnrampAsset }

async function findSeller(parameters: placeOrder.Parameters): Promise<Seller> {
  const { providers, options, purchaseCurrency, network } = parameters
  const { region, currency, method, preset, signal } = parameters
  const errors: unknown[] = []
  for (const provider of providers) {
    try {
      const offered = await options.read({ provider, region, signal })
      const asset = findAsset({ options: offered, currency: purchaseCurrency, network })
      if (!asset) throw refuseOrder({ name: provider.name, text: 'unknown asset' })
      const amount = 'fiat' in preset ? preset.fiat : undefined
      requireOffer({ provider, options: offered, currency, method, amount })
      return { provider, asset }
    } catch (error) {
      signal.throwIfAborted()
      errors.push(error)
    }
  }
  throw chooseProblem(errors)
}
