import type { Namespace } from '../../base/caip/namespace.ts'
import { formatAddress } from '../../base/text/formatAddress.ts'
import { isSameAddress, type RulesByNamespace } from './isSameAddress.ts'

/** The number of characters that people compare beyond the shared prefix. */
const endLength = 4

/**
 * The known address that another one imitates: not the same, but equal as shown in short, or at
 * both ends of its body. The case of letters is ignored, because people overlook it. Attackers
 * generate such addresses in the hope that they are copied from a history.
 */
export function findLookAlike<known extends { readonly address: string }>(
  kit: RulesByNamespace,
  parameters: {
    namespace: Namespace
    address: string
    known: readonly known[]
  },
): known | undefined {
  const { namespace, address, known } = parameters
  // A known address is never an imitation.
  if (known.some((one) => isSameAddress(kit, namespace, one.address, address))) return undefined
  const getBody = kit.adapters.get(namespace)?.rules?.getAddressBody ?? getAddressBody
  const toLooks = (address: string) => {
    const looks = [formatAddress(address), readEnds(getBody(address))]
    return looks.map((look, at) => `${at} ${look.toLowerCase()}`)
  }
  const looks = new Set(toLooks(address))
  return known.find((one) => toLooks(one.address).some((look) => looks.has(look)))
}

/** The address without the prefix that all addresses of its kind share. */
function getAddressBody(address: string): string {
  return /^(?:0x|(?:bc|tb|bcrt)1.|[13mn2](?=.{24}))(.*)/i.exec(address)?.[1] ?? address
}

function readEnds(body: string): string {
  return body.slice(0, endLength) + body.slice(-endLength)
}
