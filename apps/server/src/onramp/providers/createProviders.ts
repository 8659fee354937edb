import type { Logger } from '../../http/logger.ts'
import type { ProviderConfig } from '../contract/onrampConfig.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import { createCoinbase } from './coinbase/createCoinbase.ts'
import { createMeld } from './meld/createMeld.ts'
import { createMeldLink } from './meld/createMeldLink.ts'
import { createMoonPay } from './moonpay/createMoonPay.ts'
import { createStripe } from './stripe/createStripe.ts'
import { createTransak } from './transak/createTransak.ts'

export declare namespace createProviders {
  type Parameters = {
    configs: readonly ProviderConfig[]
    logger: Logger
    /** Milliseconds since 1970. */
    now: () => number
    /** The address of a token by its symbol. */
    findToken: (token: { chainId: string; symbol: string }) => string | undefined
  }
}

/** The operator's providers, in the order of the settings. */
export function createProviders(parameters: createProviders.Parameters): readonly OnrampProvider[] {
  const { configs, ...env } = parameters
  return configs.flatMap((config): OnrampProvider | [] => {
    switch (config.id) {
      case 'coinbase':
        return createCoinbase({ ...env, config })
      case 'meld': {
        const { key, publicKey } = config
        if (key !== undefined) return createMeld({ ...env, config: { ...config, key } })
        return publicKey === undefined
          ? []
          : createMeldLink({ ...env, config: { ...config, publicKey } })
      }
      case 'moonpay':
        return createMoonPay({ ...env, config })
      case 'stripe':
        return createStripe({ ...env, config })
      case 'transak':
        return createTransak({ ...env, config })
      default:
        return config satisfies never
    }
  })
}
