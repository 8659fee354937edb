import type { Namespace } from '../../../base/caip/namespace.ts'
import { isSameAddress, type RulesByNamespace } from '../../../contract/adapter/isSameAddress.ts'

/** An address that was used before, or is the visitor's own. */
export type KnownAddress = { readonly address: string; readonly label?: string | undefined }

/** As many characters as people compare, and as attackers can afford. */
const endLength = 4

/**
 * The known address that another one looks like: alike at both ends, where people look, and not the same. Whoever makes addresses until
 * one is alike hopes that it is copied out of a history.
 */
export function findLookAlike(
  kit: RulesByNamespace,
  parameters: {
    namespace: Namespace
    address: string
    known: readonly KnownAddress[]
  },
): KnownAddress | undefined {
  const { namespace, address, known } = parameters
  // Who is known is not an imitation, whomever they look like.
  if (known.some((one) => isSameAddress(kit, namespace, one.address, address))) return undefined
  const getBody = kit.adapters.get(namespace)?.rules?.getAddressBody ?? getAddressBody
  const ends = readEnds(getBody(address))
  return known.find((one) => readEnds(getBody(one.address)) === ends)
}

/** The address without the characters that all addresses of their kind begin with. */
function getAddressBody(address: string): string {
  return /^(?:0x|(?:bc|tb|bcrt)1.|[13mn2](?=.{24}))(.*)$/i.exec(address)?.[1] ?? address
}

function readEnds(body: string): string {
  return body.slice(0, endLength) + body.slice(-endLength)
}
