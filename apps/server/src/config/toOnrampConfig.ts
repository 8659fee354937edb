import type * as v from 'valibot'
import type { OnrampConfig, ProviderConfig } from '../onramp/contract/onrampConfig.ts'
import type { ProviderId } from '../onramp/contract/providerIds.ts'
import type { onrampSettings } from './onrampSettings.ts'

type Settings = typeof onrampSettings

/** The values of the settings of purchases. `null` for an empty one. */
export type OnrampValues = { [name in keyof Settings]: v.InferOutput<Settings[name]['schema']> }

export declare namespace toOnrampConfig {
  type ReturnType = {
    readonly onramp: OnrampConfig
    /** Sentences about settings that are missing. */
    readonly problems: readonly string[]
  }
}

/** The settings of purchases, with those of the chosen providers. */
export function toOnrampConfig(values: OnrampValues): toOnrampConfig.ReturnType {
  const problems: string[] = []
  const ids = values.ONRAMP_PROVIDERS === 'none' ? [] : [...new Set(values.ONRAMP_PROVIDERS)]
  const origins = values.ONRAMP_RETURN_ORIGINS
  /** What a provider cannot do without. */
  const need = (name: keyof OnrampValues): string => {
    const value = values[name]
    if (typeof value === 'string' && value !== '') return value
    problems.push(`${name} is not set. ONRAMP_PROVIDERS names a provider that needs it.`)
    return ''
  }
  const providers = ids.map((id) => readers[id](values, need))
  const needsMeld = ids.includes('meld') && !values.MELD_KEY && !values.MELD_PUBLIC_KEY
  if (needsMeld) problems.push('MELD_KEY is not set, nor is MELD_PUBLIC_KEY. Meld needs one.')
  if (values.MELD_WEBHOOK_SECRET !== null && values.ONRAMP_URL === null)
    problems.push('ONRAMP_URL is not set. Meld signs it, so MELD_WEBHOOK_SECRET needs it.')
  return {
    onramp: {
      providers,
      publicUrl: values.ONRAMP_URL?.replace(/\/+$/, '') ?? undefined,
      returnOrigins: origins === 'none' ? [] : origins,
      rateLimit: values.ONRAMP_RATE_LIMIT,
    },
    problems,
  }
}

type Need = (name: keyof OnrampValues) => string

const readers: {
  [id in ProviderId]: (values: OnrampValues, need: Need) => ProviderConfig
} = {
  coinbase: (values, need) => ({
    id: 'coinbase',
    keyId: need('COINBASE_KEY_ID'),
    keySecret: need('COINBASE_KEY_SECRET'),
    webhookSecret: values.COINBASE_WEBHOOK_SECRET ?? undefined,
    sessions: values.COINBASE_SESSIONS,
    url: values.COINBASE_URL ?? undefined,
  }),
  meld: (values) => ({
    id: 'meld',
    key: values.MELD_KEY ?? undefined,
    publicKey: values.MELD_PUBLIC_KEY ?? undefined,
    webhookSecret: values.MELD_WEBHOOK_SECRET ?? undefined,
    url: values.MELD_URL ?? undefined,
  }),
  moonpay: (values, need) => ({
    id: 'moonpay',
    key: need('MOONPAY_KEY'),
    secret: need('MOONPAY_SECRET'),
    webhookSecret: values.MOONPAY_WEBHOOK_SECRET ?? undefined,
    url: values.MOONPAY_URL ?? undefined,
  }),
  stripe: (values, need) => ({
    id: 'stripe',
    key: need('STRIPE_KEY'),
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? undefined,
    url: values.STRIPE_URL ?? undefined,
  }),
  transak: (values, need) => ({
    id: 'transak',
    key: need('TRANSAK_KEY'),
    secret: need('TRANSAK_SECRET'),
    referrer: need('TRANSAK_REFERRER'),
    url: values.TRANSAK_URL ?? undefined,
  }),
}
