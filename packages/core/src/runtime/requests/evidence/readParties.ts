import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestEvidence, RequestParty } from '../../../contract/requests/requestEvidence.ts'
import { findContract } from '../judge/findContract.ts'

/** What the chain and the app say about addresses of a request. Never rejects. */
export async function readParties(
  kit: KitBase,
  parameters: {
    readonly request: DecodedRequest
    readonly network: CaipNetwork | undefined
    readonly addresses: readonly string[]
    readonly tokens: readonly string[]
  },
): Promise<RequestEvidence['parties']> {
  const { request, network, addresses, tokens } = parameters
  if (addresses.length === 0) return {}
  const { namespace, account, chain, pinned } = request
  const ask = kit.adapters.get(namespace)?.features['request:parties']
  const read =
    ask && network
      ? await ask({ addresses, tokens, account, network }).catch(() => undefined)
      : undefined
  const { contracts } = kit.options
  const parties = addresses.map((address): [string, RequestParty] => {
    const known = findContract({ ...kit, contracts, namespace, chain, address })
    const isPinned = pinned.some((one) => isSameAddress(kit, namespace, one, address))
    return [
      address,
      {
        ...{ address, kind: 'unknown', ...read?.[address] },
        ...(known?.name !== undefined && { name: known.name }),
        isTrusted: known?.trusted === true || isPinned,
        ...(isPinned && !known?.trusted && { isPinned }),
      },
    ]
  })
  return Object.fromEntries(parties)
}
