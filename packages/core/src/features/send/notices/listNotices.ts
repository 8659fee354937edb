import { findLookAlike } from '../../../contract/adapter/findLookAlike.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import { toAsset } from '../../../runtime/sender/toAsset.ts'
import type { SendContext } from '../state/sendContext.ts'
import type { ReceiverNotice } from '../state/sendState.ts'
import { findNameLookAlike } from './findNameLookAlike.ts'
import { listKnown } from './listKnown.ts'

/** The warnings about a receiver, most serious first. */
export function listNotices(
  context: SendContext,
  receiver: {
    readonly address: string
    /** The registered name that resolved to the address. */
    readonly name?: string | undefined
    readonly isConfusing: boolean
  },
): readonly ReceiverNotice[] {
  const { address, name, isConfusing } = receiver
  const sender = getSender(context.kit)
  if (!sender) return []
  const { namespace, network } = sender
  const { token } = context.state
  const known = listKnown(context, sender)
  const isOwn = isSameAddress(context.kit, namespace, address, sender.address)
  const isKnown = known.some((one) => isSameAddress(context.kit, namespace, one.address, address))
  const lookAlike = findLookAlike(context.kit, { namespace, address, known })
  const nameLookAlike = lookAlike || isKnown ? undefined : findNameLookAlike({ name, known })
  const isToken =
    token?.address &&
    isSameAddress(context.kit, namespace, toAsset(token, network).address, address)
  const notices: (ReceiverNotice | false | undefined | '')[] = [
    isToken && { type: 'token-contract' },
    lookAlike && { type: 'look-alike', ...lookAlike },
    nameLookAlike && { type: 'look-alike', ...nameLookAlike, name },
    isConfusing && { type: 'confusing-name' },
    isOwn && { type: 'own-account' },
    !isKnown && { type: 'first-time' },
  ]
  return notices.filter((notice): notice is ReceiverNotice => Boolean(notice))
}
