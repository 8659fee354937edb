import * as v from 'valibot'
import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'

const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text), 'Must be an address.'),
  v.transform((text): Address => getAddress(text)),
)
const wei = v.pipe(
  v.string(),
  v.regex(/^\d{1,30}$/, 'Must be a whole number of wei, as text.'),
  v.transform((text) => BigInt(text)),
)
const chain = v.pipe(v.string(), v.regex(/^eip155:[1-9]\d{0,14}$/, 'Must be a CAIP-2 id.'))
const selectors = v.union([
  v.literal('any'),
  v.array(v.pipe(v.string(), v.regex(/^0x(?:[\da-f]{8})?$/, 'Must be four bytes, or 0x.'))),
])

/** What is paid for, as the operator writes it into a file. */
export const sponsorRules = v.strictObject({
  /** Who pays, as visitors read it. */
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40), v.regex(/^[^\p{C}<>]*$/u)),
  /** Whether anything is paid for. */
  isOn: v.optional(v.boolean(), true),
  /** Code that accounts may run (EIP-7702); others may do what no call of theirs says. */
  implementations: v.optional(v.array(address), [
    // Simple7702Account 0.8 and EIP7702StatelessDeleGator 1.3.0
    ...(['0xe6Cae83BdE06E4c305530e199D7217f42808555B'] as const),
    ...(['0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'] as const),
  ]),
  chains: v.record(
    chain,
    v.union([
      v.strictObject({
        /** A paymaster in the form of OpenZeppelin's `PaymasterSigner`. */
        paymaster: address,
        /** The name of its EIP-712 domain. */
        domain: v.pipe(v.string(), v.maxLength(100)),
        entryPoint: v.optional(v.picklist(['0.7', '0.8']), '0.8'),
      }),
      v.strictObject({
        /** Another service that pays (ERC-7677). */
        url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
        entryPoint: v.optional(v.picklist(['0.7', '0.8']), '0.8'),
      }),
    ]),
  ),
  projects: v.record(
    v.pipe(v.string(), v.regex(/^(?:\*|[\w-]{1,64})$/)),
    v.strictObject({
      chains: v.optional(v.array(chain)),
      /** Contracts, and which of their functions. `0x` is a call without data. */
      targets: v.pipe(
        v.record(address, selectors),
        v.transform(
          (record) => new Map(Object.entries(record).map(([to, own]) => [to.toLowerCase(), own])),
        ),
      ),
      /** Operations of an account, in a day. */
      operations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
      /** What an account may cost in a day, in wei. */
      account: wei,
      /** What all accounts may cost in a day, in wei. */
      budget: wei,
    }),
  ),
})

export type SponsorRules = v.InferOutput<typeof sponsorRules>
export type ProjectRules = SponsorRules['projects'][string]
export type SponsoredChain = SponsorRules['chains'][string]
