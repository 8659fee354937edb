import type { Namespace } from '../../../base/caip/namespace.ts'
import { isSameAddress, type RulesByNamespace } from '../../../contract/adapter/isSameAddress.ts'
import type { KnownAddress } from '../state/knownReceivers.ts'

/** The number of characters that people compare and attackers can afford to match. */
const endLength = 4

/**
 * The known address that another one imitates: equal at both ends, where people look, but not the
 * same. Attackers generate such addresses in the hope that they are copied from a history.
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
  // A known address is never an imitation.
  if (known.some((one) => isSameAddress(kit, namespace, one.address, address))) return undefined
  const getBody = kit.adapters.get(namespace)?.rules?.getAddressBody ?? getAddressBody
  const ends = readEnds(getBody(address))
  return known.find((one) => readEnds(getBody(one.address)) === ends)
}

/** The address without the prefix that all addresses of its kind share. */
function getAddressBody(address: string): string {
  return /^(?:0x|(?:bc|tb|bcrt)1.|[13mn2](?=.{24}))(.*)$/i.exec(address)?.[1] ?? address
}

function readEnds(body: string): string {
  return body.slice(0, endLength) + body.slice(-endLength)
}
