import type { Namespace } from '../../../base/caip/namespace.ts'
import { formatAddress } from '../../../base/text/formatAddress.ts'
import { isSameAddress, type RulesByNamespace } from '../../../contract/adapter/isSameAddress.ts'
import type { KnownAddress } from '../state/knownReceivers.ts'

/** The number of characters that people compare beyond the shared prefix. */
const endLength = 4

/**
 * The known address that another one imitates: not the same, but equal as shown in short, or at
 * both ends of its body. The case of letters is ignored, because people overlook it. Attackers
 * generate such addresses in the hope that they are copied from a history.
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
  const looks = (one: string) =>
    [formatAddress(one), readEnds(getBody(one))].map((text) => text.toLowerCase())
  const [shown, ends] = looks(address)
  return known.find((one) => {
    const [otherShown, otherEnds] = looks(one.address)
    return otherShown === shown || otherEnds === ends
  })
}

/** The address without the prefix that all addresses of its kind share. */
function getAddressBody(address: string): string {
  return /^(?:0x|(?:bc|tb|bcrt)1.|[13mn2](?=.{24}))(.*)/i.exec(address)?.[1] ?? address
}

function readEnds(body: string): string {
  return body.slice(0, endLength) + body.slice(-endLength)
}
