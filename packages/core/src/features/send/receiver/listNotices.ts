import { readPlace } from '../form/readPlace.ts'
import { toAsset } from '../form/toAsset.ts'
import { isSameAddress } from '../isSameAddress.ts'
import type { PaymentsContext } from '../paymentsContext.ts'
import type { ReceiverNotice } from '../sendState.ts'
import { findLookAlike } from './findLookAlike.ts'
import type { FoundReceiver } from './findReceiver.ts'
import { listKnown } from './listKnown.ts'

/** What the visitor should know about a receiver, gravest first. */
export function listNotices(
  context: PaymentsContext,
  { address, isConfusing }: Pick<FoundReceiver, 'address' | 'isConfusing'>,
): readonly ReceiverNotice[] {
  const place = readPlace(context.kit)
  if (!place) return []
  const { namespace } = place
  const { token } = context.state
  const known = listKnown(context, place)
  const lookAlike = findLookAlike({ namespace, address, known })
  const isOwn = isSameAddress(namespace, address, place.address)
  const isKnown = known.some((one) => isSameAddress(namespace, one.address, address))
  const isToken = token?.address && isSameAddress(namespace, toAsset(token).address, address)
  const notices: (ReceiverNotice | false | undefined | '')[] = [
    isToken && { type: 'token-contract' },
    lookAlike && { type: 'look-alike', ...lookAlike },
    isConfusing && { type: 'confusing-name' },
    isOwn && { type: 'own-account' },
    !isKnown && { type: 'first-time' },
  ]
  return notices.filter((notice): notice is ReceiverNotice => Boolean(notice))
}
