import type { SiwxKey } from '@cleat/siwx/server'
import * as v from 'valibot'
import type { Setting } from './setting.ts'
import { settingSchemas } from './settingSchemas.ts'

const { wholeNumber, orNone, listOr, parsedBy } = settingSchemas

const keySchema = v.object({
  ...{ kty: v.literal('OKP'), crv: v.literal('Ed25519') },
  ...{ kid: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)) },
  ...{
    x: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    d: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  },
})

/** Settings of signing in. */
export const authSettings = {
  AUTH_DOMAINS: {
    meaning:
      'Origins whose visitors sign in with a wallet, separated by commas, such as `https://app.example`. The first one stands for requests without `Origin`. `none` for no sign-in.',
    fallback: 'none',
    expected:
      '"none", or origins separated by commas, such as https://app.example, or http://localhost:5173',
    schema: listOr('none', v.pipe(v.string(), v.check(isAppOrigin))),
  },
  AUTH_SECRET: {
    meaning:
      'Secret that seals what visitors are asked to sign, at least 32 characters of chance, the same in all processes. Two with a comma while one replaces the other: the first one seals.',
    fallback: '',
    expected: 'at least 32 visible characters, or two such secrets with a comma between them',
    isSecret: true,
    schema: orNone(
      v.pipe(
        v.string(),
        v.regex(/^[\x21-\x2b\x2d-\x7e]{32,500}(?:,[\x21-\x2b\x2d-\x7e]{32,500})?$/),
      ),
    ),
  },
  AUTH_SESSION_DAYS: {
    meaning: 'Days after which a visitor signs in again.',
    fallback: '30',
    expected: 'a whole number from 1 to 365',
    schema: wholeNumber(1, 365),
  },
  AUTH_SESSION_IDLE_DAYS: {
    meaning: 'Days without a visit after which a visitor signs in again.',
    fallback: '7',
    expected: 'a whole number from 1 to 365',
    schema: wholeNumber(1, 365),
  },
  AUTH_KEYS: {
    meaning:
      'Keys of access tokens for pages on another site and for native apps, as a JSON list of JWKs of Ed25519: `node apps/server/src/auth/printKey.ts` makes one. The first signs. Put a new one in front every 90 days, and keep the one before for a week. Without keys, cookies alone open sessions.',
    fallback: '',
    expected: 'a JSON list of private JWKs of Ed25519, each with a `kid` of its own',
    isSecret: true,
    schema: orNone(parsedBy(readKeys)),
  },
  AUTH_URL: {
    meaning:
      'Origin that this service has for browsers, which access tokens and proofs of keys name. Without it, that of the first domain.',
    fallback: '',
    expected: 'an origin, such as https://api.example',
    schema: orNone(v.pipe(v.string(), v.check(isAppOrigin))),
  },
} satisfies Record<string, Setting<unknown>>

/** Whether a text is the origin of a page: of https, or of this machine. */
function isAppOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.origin !== text) return false
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
}

function readKeys(text: string): readonly SiwxKey[] | undefined {
  const keys = v.safeParse(v.pipe(v.array(keySchema), v.minLength(1)), parseQuietly(text))
  if (!keys.success) return undefined
  const names = new Set(keys.output.map(({ kid }) => kid))
  return names.size === keys.output.length ? keys.output : undefined
}

function parseQuietly(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
