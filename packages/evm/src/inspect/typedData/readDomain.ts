import { isRecord } from '../../requests/isRecord.ts'
import { readChain } from '../../requests/readChain.ts'
import type { DeclaredTypes } from './encodeType.ts'

/** What typed data is signed for, as far as it is part of what is hashed. */
export type SignedDomain = {
  readonly name: string | undefined
  readonly version: string | undefined
  /** Whether more is hashed than the other members say. */
  readonly hasSalt: boolean
  /** `undefined` if the signature is good on every chain. */
  readonly chain: bigint | undefined
  /** The contract that takes the signature, in lower case. */
  readonly contract: string | undefined
  /** Whether everything that is shown of the domain is hashed, too. */
  readonly isWhole: boolean
}

const members = ['name', 'version', 'chainId', 'verifyingContract', 'salt']

/** Reads the members of a domain that its type declares; only they are hashed. @see EIP-712 */
export function readDomain(domain: unknown, types: DeclaredTypes): SignedDomain {
  const given = isRecord(domain) ? domain : {}
  const names = Object.keys(given)
  const declared = Object.hasOwn(types, 'EIP712Domain')
    ? (types.EIP712Domain ?? []).map(({ name }) => name)
    : names
  const signed = (name: string) => (declared.includes(name) ? given[name] : undefined)
  const [name, version] = [signed('name'), signed('version')]
  const verifyingContract = signed('verifyingContract')
  const isContract =
    typeof verifyingContract === 'string' && /^0x[0-9a-f]{40}$/i.test(verifyingContract)
  return {
    name: typeof name === 'string' ? name : undefined,
    version: typeof version === 'string' ? version : undefined,
    hasSalt: signed('salt') !== undefined,
    chain: readChain(signed('chainId')),
    contract: isContract ? verifyingContract.toLowerCase() : undefined,
    isWhole: members.every((one) => declared.includes(one) === names.includes(one)),
  }
}
