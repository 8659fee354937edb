import * as v from 'valibot'

/** Ways to log in at a provider, in the order of AppKit. */
export type SocialProvider = (typeof socialProviders)[number]

const socialProviders = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const

/** What schemas of the wallet's service are made of. */
export type WireParts = {
  /** Bytes in base64url without padding, in the one form that encodes them. */
  bytes(size: { readonly min: number; readonly max: number }): v.GenericSchema<string>
  /** 16 random bytes. */
  readonly id: v.GenericSchema<string>
  /** SHA-256, a key of AES-256 or a challenge. */
  readonly hash: v.GenericSchema<string>
  /** A point of P-256 in the uncompressed form, as HPKE takes it. */
  readonly publicKey: v.GenericSchema<string>
  /** A web origin as browsers write it. */
  readonly origin: v.GenericSchema<string>
  /** A CAIP-10 account. */
  readonly account: v.GenericSchema<string>
  /** By namespace: `eoa`, or a kind of smart account. */
  readonly accountTypes: v.GenericSchema<Record<string, string>>
  /** An instant by the clock of the service, in ISO 8601. */
  readonly instant: v.GenericSchema<string>
  /** Seconds that are left. A wrong clock of the visitor does not matter. */
  readonly seconds: v.GenericSchema<number>
  readonly count: v.GenericSchema<number>
  /** One line that is shown, such as `Chrome on macOS`. */
  line(longest: number): v.GenericSchema<string>
  /** One of the seven, or `oidc:` and the name that the operator gave. */
  readonly provider: v.GenericSchema<string>
  readonly socialProviders: typeof socialProviders
  /** What the link of a mail has after `#`. */
  readonly linkToken: v.GenericSchema<string>
}

const tail2 = '[\\w-]{2}[AEIMQUYcgkosw048]'
const tail1 = '[\\w-][AQgw]'
const canonical = new RegExp(`^(?:[\\w-]{4})*(?:${tail2}|${tail1})?$`)

const toLength = (bytes: number) => Math.ceil((bytes * 4) / 3)

const bytes: WireParts['bytes'] = ({ min, max }) =>
  v.pipe(
    v.string(),
    v.minLength(toLength(min), `Must be at least ${min} bytes.`),
    v.maxLength(toLength(max), `Must be at most ${max} bytes.`),
    v.regex(canonical, 'Must be bytes in base64url without padding.'),
  )

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const wireParts: WireParts = {
  bytes,
  id: bytes({ min: 16, max: 16 }),
  hash: bytes({ min: 32, max: 32 }),
  publicKey: v.pipe(
    bytes({ min: 65, max: 65 }),
    v.regex(/^B[A-P]/, 'Must be an uncompressed point of P-256.'),
  ),
  origin: v.pipe(
    v.string(),
    v.maxLength(280),
    v.regex(
      /^https?:\/\/(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::[1-9]\d{0,4})?$/,
      'Must be an origin such as https://app.example.',
    ),
  ),
  account: v.pipe(
    v.string(),
    v.regex(
      /^[-a-z\d]{3,8}:[-\w]{1,32}:[-.%a-zA-Z\d]{1,128}$/,
      'Must be an account in the format of CAIP-10.',
    ),
  ),
  accountTypes: v.record(
    v.pipe(v.string(), v.regex(/^[-a-z\d]{3,8}$/)),
    v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{1,32}$/)),
  ),
  instant: v.pipe(v.string(), v.isoTimestamp('Must be an instant in ISO 8601.')),
  seconds: wholeNumber,
  count: wholeNumber,
  line: (longest) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(longest),
      v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'Must be one line of visible characters.'),
    ),
  provider: v.union([
    v.picklist(socialProviders),
    v.pipe(v.string(), v.regex(/^oidc:[a-z][a-z\d-]{0,31}$/, 'Must be a known provider.')),
  ]),
  socialProviders,
  linkToken: v.pipe(v.string(), v.regex(/^[\w-]{22}\.\d{1,15}\.[\w-]{43}$/)),
}
