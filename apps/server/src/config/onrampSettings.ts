import * as v from 'valibot'
import { parseOriginPattern } from '../http/originPattern.ts'
import { providerIds } from '../onramp/contract/providerIds.ts'
import type { Setting } from './setting.ts'
import { settingSchemas } from './settingSchemas.ts'

const { wholeNumber, orNone, listOr, parsedBy, httpUrl, secret } = settingSchemas

/** Settings of purchases. Each provider has those of its account. */
export const onrampSettings = {
  ONRAMP_PROVIDERS: {
    meaning:
      'Providers of purchases, separated by commas, in the order in which they are offered: `coinbase`, `meld`, `moonpay`, `stripe`, `transak`. `none` for no purchases.',
    fallback: 'none',
    expected: '"none", or some of coinbase, meld, moonpay, stripe and transak, separated by commas',
    schema: listOr('none', v.picklist(providerIds)),
  },
  ONRAMP_URL: {
    meaning:
      'Address of the service for browsers and providers, such as `https://cleat.example`. Meld signs it. Without it the address of the request is used.',
    fallback: '',
    expected: 'an address such as https://cleat.example',
    schema: orNone(httpUrl),
  },
  ONRAMP_RETURN_ORIGINS: {
    meaning:
      'Origins that providers may send visitors back to, separated by commas, such as `https://app.example`. `none` for the page of the service only.',
    fallback: 'none',
    expected: '"none", or origins separated by commas, such as https://app.example',
    schema: listOr('none', parsedBy(parseOriginPattern)),
  },
  ONRAMP_RATE_LIMIT: {
    meaning: 'Orders per minute and client. Prices have six times as many. 0 for no limit.',
    fallback: '10',
    expected: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000),
  },
  COINBASE_KEY_ID: {
    meaning: 'Coinbase: id of a Secret API Key of the Developer Platform.',
    fallback: '',
    expected: 'the id of a key',
    schema: orNone(v.pipe(v.string(), v.regex(/^[\w/-]{8,200}$/))),
  },
  COINBASE_KEY_SECRET: {
    meaning:
      'Coinbase: the secret of that key, in base64 (Ed25519), or as PEM with `\\n` for line breaks.',
    fallback: '',
    expected: 'the secret of an Ed25519 key in base64, or an EC key as PEM',
    isSecret: true,
    schema: orNone(v.pipe(v.string(), v.check(isCoinbaseSecret))),
  },
  COINBASE_WEBHOOK_SECRET: {
    meaning: 'Coinbase: the secret of the webhook. Without it orders are polled only.',
    fallback: '',
    expected: 'the secret of a webhook',
    isSecret: true,
    schema: orNone(secret),
  },
  COINBASE_SESSIONS: {
    meaning: 'Coinbase: the API that opens orders, `v2`, or `v1` for session tokens.',
    fallback: 'v2',
    expected: '"v2" or "v1"',
    schema: v.picklist(['v2', 'v1']),
  },
  COINBASE_URL: urlOf('Coinbase'),
  MELD_KEY: {
    meaning: 'Meld: API key. Without it Meld is linked, without prices.',
    fallback: '',
    expected: 'an API key',
    isSecret: true,
    schema: orNone(secret),
  },
  MELD_PUBLIC_KEY: {
    meaning: 'Meld: public key, for the link to Meld without an API key.',
    fallback: '',
    expected: 'a public key',
    schema: orNone(v.pipe(v.string(), v.regex(/^[\w:.-]{4,200}$/))),
  },
  MELD_WEBHOOK_SECRET: {
    meaning: 'Meld: the secret of the webhook, which also needs `ONRAMP_URL`.',
    fallback: '',
    expected: 'the secret of a webhook',
    isSecret: true,
    schema: orNone(secret),
  },
  MELD_URL: urlOf('Meld'),
  MOONPAY_KEY: {
    meaning: 'MoonPay: publishable key.',
    fallback: '',
    expected: 'a publishable key such as pk_live_…',
    schema: orNone(v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/))),
  },
  MOONPAY_SECRET: {
    meaning: 'MoonPay: secret key, which signs addresses of its page.',
    fallback: '',
    expected: 'a secret key such as sk_live_…',
    isSecret: true,
    schema: orNone(secret),
  },
  MOONPAY_WEBHOOK_SECRET: {
    meaning: 'MoonPay: webhook API key. Without it orders are polled only.',
    fallback: '',
    expected: 'a webhook API key',
    isSecret: true,
    schema: orNone(secret),
  },
  MOONPAY_URL: urlOf('MoonPay'),
  STRIPE_KEY: {
    meaning: 'Stripe: secret or restricted key with access to the onramp.',
    fallback: '',
    expected: 'a key such as sk_live_…',
    isSecret: true,
    schema: orNone(secret),
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning: 'Stripe: the secret of the webhook. Without it orders are polled only.',
    fallback: '',
    expected: 'a secret such as whsec_…',
    isSecret: true,
    schema: orNone(secret),
  },
  STRIPE_URL: urlOf('Stripe'),
  TRANSAK_KEY: {
    meaning: 'Transak: API key.',
    fallback: '',
    expected: 'an API key',
    schema: orNone(v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/))),
  },
  TRANSAK_SECRET: {
    meaning: 'Transak: API secret.',
    fallback: '',
    expected: 'an API secret',
    isSecret: true,
    schema: orNone(secret),
  },
  TRANSAK_REFERRER: {
    meaning: 'Transak: the domain that is registered with it, such as `app.example`.',
    fallback: '',
    expected: 'a domain such as app.example',
    schema: orNone(v.pipe(v.string(), v.regex(/^[a-z\d.-]{1,253}(?::\d{1,5})?$/i))),
  },
  TRANSAK_URL: urlOf('Transak'),
} satisfies Record<string, Setting<unknown>>

function urlOf(name: string) {
  return {
    meaning: `${name}: address of all its APIs and pages, for tests. Without it ${name}’s own.`,
    fallback: '',
    expected: 'an address such as http://127.0.0.1:5175/provider',
    schema: orNone(httpUrl),
  }
}

const ed25519Bytes = 64

function isCoinbaseSecret(text: string): boolean {
  const isPem = /^-----BEGIN (?:EC )?PRIVATE KEY-----/.test(text)
  return (
    isPem || (/^[A-Za-z\d+/]+=*$/.test(text) && Buffer.from(text, 'base64').length === ed25519Bytes)
  )
}
