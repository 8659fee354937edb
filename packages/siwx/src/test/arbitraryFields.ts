import { bitcoinReferences, networkParameters } from '@cleat/signatures/bip122'
import { toChecksumAddress } from '@cleat/signatures/eip155'
import { encodeSs58 } from '@cleat/signatures/polkadot'
import { base58 } from '@scure/base'
import { Address } from '@scure/btc-signer'
import fc from 'fast-check'
import type { SignInFields } from '../fields/signInFields.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const toHex = (value: Uint8Array) =>
  Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')
const of = (letters: string, limits: { minLength?: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...letters), ...limits })

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'
const segment = `${letters}${digits}-._~!$&'()*+,;=:@`

const account = fc.oneof(
  fc.record({
    namespace: fc.constant('eip155' as const),
    address: bytes(20).map((value) => toChecksumAddress(`0x${toHex(value)}`) ?? ''),
    chainId: fc.integer({ min: 1 }).map(String),
  }),
  fc.record({
    namespace: fc.constant('solana' as const),
    address: bytes(32).map((value) => base58.encode(value)),
    chainId: fc.constantFrom('mainnet', 'devnet', 'solana:testnet', 'localnet'),
  }),
  fc.record({
    namespace: fc.constant('polkadot' as const),
    address: bytes(32).map((accountId) => encodeSs58({ accountId, prefix: 42 })),
    chainId: bytes(16).map(toHex),
  }),
  fc.record({
    namespace: fc.constant('bip122' as const),
    address: bytes(20).map((hash) =>
      Address(networkParameters.mainnet).encode({ type: 'wpkh', hash: Uint8Array.from(hash) }),
    ),
    chainId: fc.constant(bitcoinReferences.mainnet),
  }),
)

const host = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.constantFrom('localhost', 'xn--bcher-kva.example', '[v1.a:b]'),
)
const authority = fc
  .tuple(host, fc.option(fc.integer({ min: 1, max: 65535 })))
  .map(([name, port]) => (port === null ? name : `${name}:${port}`))
const uri = fc.oneof(
  fc
    .tuple(authority, of(`${segment}/`, { maxLength: 20 }), of(`${segment}/?`, { maxLength: 10 }))
    .map(([name, path, query]) => `https://${name}/${path}?${query}#${query}`),
  of(segment, { maxLength: 20 }).map((path) => `urn:${path}`),
  fc.webUrl(),
)
const time = fc
  .date({ min: new Date(0), max: new Date('9999-01-01T00:00:00Z'), noInvalidDate: true })
  .chain((date) =>
    fc.constantFrom(
      date.toISOString(),
      date.toISOString().replace(/\.\d+/, ''),
      date.toISOString().replace('Z', '+05:30'),
    ),
  )

/** What any sign-in message may say. */
export const arbitraryFields: fc.Arbitrary<SignInFields> = fc
  .tuple(
    account,
    fc.record({
      domain: authority,
      uri,
      nonce: of(letters + digits, { minLength: 8, maxLength: 40 }),
      issuedAt: time,
    }),
    fc.record(
      {
        scheme: fc.constantFrom('https', 'http', 'app+x'),
        statement: of(`${segment}/?#[] `, { minLength: 1, maxLength: 60 }),
        expirationTime: time,
        notBefore: time,
        requestId: of(segment, { maxLength: 20 }),
        resources: fc.array(uri, { maxLength: 4 }),
      },
      { requiredKeys: [] },
    ),
  )
  // A Solana statement that begins as a field does reads as one, and is refused.
  .map(([who, asked, rest]) => ({ ...who, ...asked, ...rest }))
  .filter(({ statement }) => !statement?.startsWith('URI: '))
