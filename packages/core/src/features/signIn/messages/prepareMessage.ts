import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { SignInSubject } from '../state/findSubject.ts'
import type { PreparedMessage, SignInContext } from '../state/signInContext.ts'
import { toSignInError } from './toSignInError.ts'

/** How long a message without times is used, in ms. */
const defaultLifeMs = 300_000
/** How long any message is used, in ms. */
const longestMs = 3_600_000
/** What a visitor needs in the wallet, in ms. */
const spareMs = 120_000

/** The message of an account, if it is there and young enough. */
export function findMessage(
  { internal }: SignInContext,
  { key, view }: SignInSubject,
): PreparedMessage | undefined {
  const prepared = internal.prepared.get(key)
  const isUsable =
    prepared && prepared.chainId === view.caipNetworkId && prepared.staleAt > performance.now()
  return isUsable ? prepared : undefined
}

/**
 * Writes the message of an account, or finds the one that was written before.
 * @throws `SIWX_…`, `SERVICE_…`
 */
export async function prepareMessage(
  context: SignInContext,
  subject: SignInSubject,
): Promise<PreparedMessage> {
  const { state, internal } = context
  const { key, view } = subject
  const found = findMessage(context, subject)
  if (found) return found
  forgetMessage(context, key)
  const id = `${key} ${view.caipNetworkId}`
  const pending = internal.preparing.get(id)
  if (pending) return pending
  const preparing = writeMessage(context, view)
  internal.preparing.set(id, preparing)
  try {
    const prepared = await preparing
    internal.prepared.set(key, prepared)
    state.prepared[key] = true
    return prepared
  } finally {
    internal.preparing.delete(id)
  }
}

/** Forgets the message of an account, because its nonce was used or it is of another network. */
export function forgetMessage({ state, internal }: SignInContext, key: string): void {
  internal.prepared.delete(key)
  delete state.prepared[key]
}

async function writeMessage(
  { siwx }: SignInContext,
  { address, caipNetworkId }: { address: string; caipNetworkId: CaipNetworkId },
): Promise<PreparedMessage> {
  try {
    const startedAt = performance.now()
    const message = await siwx.createMessage({ accountAddress: address, chainId: caipNetworkId })
    const { toString: _, ...data } = message
    const lifeMs = Date.parse(data.expirationTime ?? '') - Date.parse(data.issuedAt ?? '')
    // Both times are the server's, so the visitor's clock does not matter.
    const { messageLifeMs = lifeMs > 0 ? longestMs : defaultLifeMs } = siwx
    const usableMs = lifeMs > 0 ? Math.max(lifeMs - spareMs, lifeMs / 2) : longestMs
    return {
      ...{ text: message.toString(), data, chainId: caipNetworkId },
      staleAt: startedAt + Math.min(usableMs, messageLifeMs),
    }
  } catch (cause) {
    throw isCleatError(cause) ? cause : toSignInError(cause)
  }
}
