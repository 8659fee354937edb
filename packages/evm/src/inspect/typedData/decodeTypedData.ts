import type { RequestAction, SignedTypedData } from '@cleat/core/adapter'
import { isRecord } from '../../requests/isRecord.ts'
import { decodeCall } from '../calls/decodeCall.ts'
import { accountFamilies } from './accountFamilies.ts'
import { createMessageReader } from './createMessageReader.ts'
import { encodeType } from './encodeType.ts'
import { orderFamilies } from './orderFamilies.ts'
import { permitFamilies } from './permitFamilies.ts'
import { readDomain, type SignedDomain } from './readDomain.ts'
import { readStructs } from './readStructs.ts'
import { findWitnessFamily, transferFamilies } from './transferFamilies.ts'
import type { TypedDataFamilies, TypedDataFamily } from './typedDataFamily.ts'

/** What typed data does, and the chain that it is for: `any` if none is part of what is signed. */
export type DecodedTypedData = {
  readonly actions: readonly RequestAction[]
  readonly chain: bigint | 'any'
  /** What is signed, where it is of no known family and names chain and contract. */
  readonly typedData?: SignedTypedData | undefined
}

/** A type that is longer is no word of anyone. */
const longestType = 2000

const families: TypedDataFamilies = {
  ...permitFamilies,
  ...transferFamilies,
  ...orderFamilies,
  ...accountFamilies,
}
/** Names of messages that move what the account has, also in forms that are not known. */
const dangerous = /permit|order|delegat|transfer|withdraw|approv|authoriz|safetx|operation|bulk/i

/**
 * What typed data does. Only what its types declare is read, as nothing else is signed.
 * @param data - plain data that does not change
 * @param account - who signs, in lower case
 * @see EIP-712
 */
export function decodeTypedData(data: unknown, account: string): DecodedTypedData {
  const types = isRecord(data) ? readStructs(data.types) : undefined
  if (!isRecord(data) || !types || typeof data.primaryType !== 'string')
    return { actions: [{ kind: 'opaque', reason: 'types' }], chain: 'any' }
  const { primaryType, message } = data
  const domain = readDomain(data.domain, types)
  const encoded = domain.isWhole ? encodeType(types, primaryType) : undefined
  const read = (): readonly RequestAction[] => {
    if (encoded === undefined) return [{ kind: 'opaque', reason: 'types' }]
    const family = findFamily(encoded)
    if (family) {
      const inspect = (call: { to: string; data: string; value?: bigint; account?: string }) =>
        decodeCall({ account, ...call, value: call.value ?? 0n })
      return family(createMessageReader(message), { domain, account, inspect })
    }
    if (primaryType === 'BulkOrder') return [{ kind: 'opaque', reason: 'root' }]
    if (dangerous.test(primaryType)) return [{ kind: 'opaque', reason: 'types' }]
    const { contract } = domain
    return [{ kind: 'message', text: primaryType, ...(contract && { contract }) }]
  }
  const chain = domain.chain ?? 'any'
  try {
    const actions = read()
    const isKnown = actions[0]?.kind !== 'message'
    const typedData = isKnown ? undefined : toSigned(domain, encoded)
    return { actions, chain, ...(typedData && { typedData }) }
  } catch {
    return { actions: [{ kind: 'opaque', reason: 'types' }], chain }
  }
}

function findFamily(encodedType: string): TypedDataFamily | undefined {
  const known = Object.hasOwn(families, encodedType) ? families[encodedType] : undefined
  return known ?? findWitnessFamily(encodedType)
}

/** What says exactly what is signed, and where. */
function toSigned(domain: SignedDomain, type = ''): SignedTypedData | undefined {
  const { chain, contract, name, version, hasSalt } = domain
  if (chain === undefined || !contract || hasSalt || type.length > longestType) return undefined
  return {
    ...{ type, contract },
    ...(name !== undefined && { name }),
    ...(version !== undefined && { version }),
  }
}
