import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { SendContext } from '../state/sendContext.ts'
import type { FoundReceiver } from './findReceiver.ts'

/**
 * Adds the picture that the service has of a name. A name's record could name a server of its
 * owner, which would learn who looks at it; the app's own service does not.
 */
export async function addPicture(
  { kit, state }: SendContext,
  parameters: { found: FoundReceiver; sender: Sender; signal: AbortSignal },
): Promise<void> {
  const { found, sender, signal } = parameters
  const { address, name, avatar } = found
  if (name === undefined || avatar !== undefined) return
  if (!kit.controllers.options.state.services?.data) return
  const query = kit.queries.identity({ address, namespace: sender.namespace })
  const identity = await kit.queryClient.fetchQuery(query).catch(() => undefined)
  if (signal.aborted || identity?.name !== name) return
  state.receiverProfileImageUrl = identity.avatar
}
