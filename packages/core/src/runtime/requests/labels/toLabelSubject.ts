import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'

/** What a service is asked about: where it counts, and what it is there. */
export type LabelSubject = {
  readonly chainId: CaipNetworkId
  readonly contract: string
  readonly selector?: string | undefined
  readonly type?: string | undefined
  readonly name?: string | undefined
  readonly version?: string | undefined
}

/**
 * What the owner of a contract could have words for: only what is not decoded, for one contract of
 * one chain. `undefined` for everything else.
 */
export function toLabelSubject(
  request: Pick<DecodedRequest, 'actions' | 'signedFor' | 'typedData'>,
  action: RequestAction,
): LabelSubject | undefined {
  const { actions, signedFor: chainId, typedData } = request
  // What is inside another action may run as another account.
  if (chainId === 'any' || !chainId.startsWith('eip155:') || !actions.includes(action))
    return undefined
  if (action.kind === 'call' && action.selector !== undefined)
    return { chainId, contract: action.to, selector: action.selector }
  const isSigned = action.kind === 'message' && typedData?.contract === action.contract
  return isSigned && typedData ? { chainId, ...typedData } : undefined
}
