import type { Namespace } from '../../../base/caip/namespace.ts'
import { isSameAddress } from '../isSameAddress.ts'

/** An address that was used before, or is the visitor's own. */
export type KnownAddress = { readonly address: string; readonly label?: string | undefined }

/** As many characters as people compare, and as attackers can afford. */
const endLength = 4

/**
 * The known address that another one looks like: alike at both ends, where people look, and not the same. Whoever makes addresses until
 * one is alike hopes that it is copied out of a history.
 */
export function findLookAlike(parameters: {
  namespace: Namespace
  address: string
  known: readonly KnownAddress[]
}): KnownAddress | undefined {
  const { namespace, address, known } = parameters
  // Who is known is not an imitation, whomever they look like.
  if (known.some((one) => isSameAddress(namespace, one.address, address))) return undefined
  const ends = readEnds(namespace, address)
  return known.find((one) => readEnds(namespace, one.address) === ends)
}

/** The characters at both ends, without those that all addresses of their kind begin with. */
function readEnds(namespace: Namespace, address: string): string {
  const [, body = address] = /^(?:0x|(?:bc|tb|bcrt)1.|[13mn2](?=.{24}))(.*)$/i.exec(address) ?? []
  const text = namespace === 'solana' ? address : body
  const ends = text.slice(0, endLength) + text.slice(-endLength)
  return namespace === 'eip155' ? ends.toLowerCase() : ends
}
