import type { Namespace } from '../../base/caip/namespace.ts'
import { formatAddress } from '../../base/text/formatAddress.ts'
import { isSameAddress, type RulesByNamespace } from './isSameAddress.ts'

/** The number of characters that people compare beyond the shared prefix. */
const endLength = 4

/**
 * Finds the known address that another one imitates: not the same, but equal as shown in short, or
 * at both ends of its body. The case of letters is ignored, because people overlook it. Attackers
 * generate such addresses in the hope that they are copied from a history.
 */
export function createLookAlikeFinder<known extends { readonly address: string }>(
  kit: RulesByNamespace,
  { namespace, known }: { namespace: Namespace; known: readonly known[] },
): (address: string) => known | undefined {
  const getBody = kit.adapters.get(namespace)?.rules?.getAddressBody ?? getAddressBody
  const toLooks = (address: string) => {
    const looks = [formatAddress(address), readEnds(getBody(address))]
    return looks.map((look, at) => `${at} ${look.toLowerCase()}`)
  }
  let byLook: ReadonlyMap<string, number> | undefined
  return (address) => {
    // A known address is never an imitation.
    if (known.some((one) => isSameAddress(kit, namespace, one.address, address))) return undefined
    // The first of those that look the same counts.
    byLook ??= new Map(
      known.flatMap((one, at) => toLooks(one.address).map((look) => [look, at] as const)).reverse(),
    )
    const found = toLooks(address).flatMap((look) => byLook?.get(look) ?? [])
    return known[Math.min(...found)]
  }
}

/** The address without the prefix that all addresses of its kind share. */
function getAddressBody(address: string): string {
  return /^(?:0x|(?:bc|tb|bcrt)1.|[13mn2](?=.{24}))(.*)/i.exec(address)?.[1] ?? address
}

function readEnds(body: string): string {
  return body.slice(0, endLength) + body.slice(-endLength)
}
