import * as v from 'valibot'
import { toAccount } from '../../chains/toAccount.ts'
import { labelWords } from './labelWords.ts'

/** What labels need of a descriptor. Nothing else of it is kept. @see ERC-7730 */
export type DescriptorFile = {
  /** Another file, from which it takes what it does not say. */
  readonly includes: string | undefined
  readonly context: DescriptorContext | undefined
  /** Whose words they are. */
  readonly owner: string | undefined
  /** Words by function or type, as the file writes them. Without words: those of the other file. */
  readonly formats: ReadonlyMap<string, string | undefined>
}

/** What the words of a descriptor are about. */
export type DescriptorContext = {
  readonly kind: 'contract' | 'eip712'
  readonly deployments?: readonly Deployment[] | undefined
  /** Each value has to be that of the signed domain. */
  readonly domain?: DescriptorDomain | undefined
  readonly domainSeparator?: string | undefined
  /** Conditions that are not checked here. */
  readonly unchecked: readonly string[]
}

export type Deployment = { readonly chainId: number; readonly address: string }

export type DescriptorDomain = {
  readonly name?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: number | undefined
  readonly verifyingContract?: string | undefined
}

const ignored = v.optional(v.unknown())
const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const address = v.pipe(
  v.string(),
  v.check((text) => toAccount('eip155', text) !== undefined, 'Must be an address.'),
  v.toLowerCase(),
)
const deployments = v.pipe(v.array(v.strictObject({ chainId, address })), v.maxLength(1000))
const signedText = v.pipe(v.string(), v.maxLength(200))
const domain = v.strictObject({
  name: v.optional(signedText),
  version: v.optional(signedText),
  chainId: v.optional(chainId),
  verifyingContract: v.optional(address),
})
const contract = v.strictObject({
  ...{ $id: ignored, abi: ignored, addressMatcher: ignored, factory: ignored },
  deployments: v.optional(deployments),
})
const eip712 = v.strictObject({
  ...{ $id: ignored, schemas: ignored },
  domain: v.optional(domain),
  domainSeparator: v.optional(
    v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i, 'Must be a hash.'), v.toLowerCase()),
  ),
  deployments: v.optional(deployments),
})
const context = v.union([
  v.strictObject({ $id: ignored, contract }),
  v.strictObject({ $id: ignored, eip712 }),
])
/** What `intent` says with a list of pairs is no sentence. */
const intent = v.union([
  labelWords(60),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((): undefined => undefined),
  ),
])

const file = v.strictObject({
  // Another version could mean something else by the same words.
  $schema: v.pipe(
    v.string(),
    v.regex(/erc7730-v[12]\.schema\.json$/, 'Must be of version 1 or 2.'),
  ),
  ...{ $comment: ignored, storageLayout: ignored },
  includes: v.optional(v.string()),
  context: v.optional(context),
  metadata: v.optional(v.looseObject({ owner: v.optional(labelWords(40)) })),
  display: v.optional(
    v.strictObject({
      definitions: ignored,
      formats: v.optional(
        v.pipe(
          v.record(v.string(), v.looseObject({ intent: v.optional(intent) })),
          v.check((all) => Object.keys(all).length <= 500, 'Must be at most 500.'),
        ),
      ),
    }),
  ),
})

/** The schema of a descriptor. What it says beside words is never read: no field, no value. */
export const descriptorFile: v.GenericSchema<unknown, DescriptorFile> = v.pipe(
  file,
  v.transform(({ includes, context: given, metadata, display }): DescriptorFile => {
    const formats = Object.entries(display?.formats ?? {})
    return {
      ...{ includes, context: given && toContext(given), owner: metadata?.owner },
      formats: new Map(formats.map(([key, format]) => [key, format.intent])),
    }
  }),
)

function toContext(given: v.InferOutput<typeof context>): DescriptorContext {
  if ('eip712' in given) {
    const { domain: signed, domainSeparator, deployments: places } = given.eip712
    return {
      ...{ kind: 'eip712', domain: signed, domainSeparator, deployments: places },
      unchecked: [],
    }
  }
  const { deployments: places, addressMatcher, factory } = given.contract
  const conditions = Object.entries({ addressMatcher, factory })
  return {
    ...{ kind: 'contract', deployments: places },
    unchecked: conditions.flatMap(([name, value]) => (value === undefined ? [] : [name])),
  }
}
