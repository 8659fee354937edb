import type { CaipNetwork } from '../../../base/caip/network.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { CallsAsked } from '../../../contract/requests/calls.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { callsError } from '../request/callsError.ts'
import { type CallsRequest, readCallsRequest } from '../request/readCallsRequest.ts'

/** The wallet has a batch of this id. */
export const duplicate = 5720

/** Calls that may be carried out. */
export type CheckedCalls = {
  readonly asked: CallsRequest
  readonly network: CaipNetwork
  /** Whether the wallet may do them all at once, as far as is known. */
  readonly isWhole: boolean
  /**
   * Whether they may be asked for one after the other.
   * @throws `REQUEST_BATCH_UNSUPPORTED`
   */
  readonly requireSequence: () => void
}

/**
 * Reads calls of an app and what is known about the wallet, which is not waited for.
 * @throws `REQUEST_BATCH_UNSUPPORTED` for what it is known not to do
 */
export async function checkCalls(
  { capabilities, kit, store }: CallsContext,
  { params, view }: CallsAsked,
): Promise<CheckedCalls> {
  const asked = readCallsRequest(params)
  const { id, calls, chainId, isAtomic, needed } = asked
  if (id !== undefined && store.find(id))
    throw callsError(duplicate, 'There is a batch of this id.')
  const network = kit.controllers.network.find(view.caipNetworkId)
  if (!network || BigInt(network.id) !== chainId)
    throw callsError(5710, 'The wallet is on another chain.')

  const refuse = (code: number, reason: string) =>
    new CleatError('REQUEST_BATCH_UNSUPPORTED', {
      context: { wallet: view.wallet, reason },
      cause: callsError(code, reason),
    })
  const requireSequence = () => {
    // A single call is a whole.
    if (isAtomic && calls.length > 1) throw refuse(5760, 'atomic batches')
    const [first] = needed
    if (first !== undefined) throw refuse(5700, `capability ${first}`)
  }
  const { atomic } = await capabilities.getCapabilities({ view, network, isInstant: true })
  const isWhole = atomic !== 'unsupported'
  if (!isWhole) requireSequence()
  return { asked, network, isWhole, requireSequence }
}
