import { isCleatError } from '@cleat/core/adapter'
import {
  array,
  type GenericSchema,
  type InferOutput,
  literal,
  number,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
  union,
  unknown,
} from 'valibot'
import { alteredError } from '../../../payload/alteredError.ts'

/** The types of a message, as EIP-712 lists them. */
export type TypedDataTypes = {
  readonly [type: string]: readonly (readonly [name: string, type: string])[]
}

/** A message that is to be signed for a contract on a chain. */
export type TypedData<message> = {
  readonly domain: { readonly name: string; readonly version: string | undefined }
  /** The contract that takes the signature, in lower case. */
  readonly contract: string
  readonly message: message
}

const address = /^0x[0-9a-f]{40}$/i

const domainSchema = strictObject(
  {
    name: string('domain'),
    version: optional(string('domain')),
    chainId: union([number(), string()], 'chain'),
    verifyingContract: pipe(string('domain'), regex(address, 'domain')),
  },
  'domain',
)
const typesSchema = record(
  string(),
  array(strictObject({ name: string(), type: string() }, 'types'), 'types'),
  'types',
)

/**
 * Reads a message that is exactly of the given types, for a contract on the given chain. The copy
 * that is returned has nothing else in it.
 * @param parameters.schema - each of its messages is the field that is then named as altered
 * @throws `PAYMENT_ALTERED`
 * @see EIP-712
 */
export function readTypedData<schema extends GenericSchema>(
  typedData: unknown,
  parameters: {
    readonly schema: schema
    readonly primaryType: string
    readonly types: TypedDataTypes
    readonly chainId: number
  },
): TypedData<InferOutput<schema>> {
  const { schema, primaryType, types: expected, chainId } = parameters
  const { domain, types, message } = parse(
    strictObject(
      {
        ...{ domain: domainSchema, types: typesSchema },
        ...{ primaryType: literal(primaryType, 'types'), message: unknown() },
      },
      'data',
    ),
    typedData,
  )
  const { name, version, verifyingContract } = domain
  if (String(domain.chainId) !== String(chainId)) throw alteredError('chain')
  const domainType = domainFields.filter(([key]) => key !== 'version' || version !== undefined)
  if (describe(types) !== describe(toList({ ...expected, EIP712Domain: domainType })))
    throw alteredError('types')
  return {
    domain: { name, version },
    contract: verifyingContract.toLowerCase(),
    message: parse(schema, message),
  }
}

const domainFields: readonly (readonly [name: string, type: string])[] = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
]

function toList(types: TypedDataTypes): InferOutput<typeof typesSchema> {
  return Object.fromEntries(
    Object.entries(types).map(([key, list]) => [key, list.map(([name, type]) => ({ name, type }))]),
  )
}

/** The order of types does not matter, that of their members does. */
function describe(types: InferOutput<typeof typesSchema>): string {
  const entries = Object.entries(types).map(([key, list]) => [
    key,
    ...list.map(({ name, type }) => [name, type]),
  ])
  return JSON.stringify(entries.sort())
}

function parse<schema extends GenericSchema>(schema: schema, value: unknown): InferOutput<schema> {
  try {
    const read = safeParse(schema, value, { abortEarly: true })
    if (read.success) return read.output
    throw alteredError(read.issues[0].message)
  } catch (cause) {
    // What cannot be read is no message.
    throw isCleatError(cause) ? cause : alteredError('data')
  }
}
