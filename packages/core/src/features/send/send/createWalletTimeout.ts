import { subscribe } from 'valtio/vanilla'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { SendContext } from '../state/sendContext.ts'

/** The common timeout of wallet requests. */
const timeoutMs = 300_000

/** The timeout of a wallet's request. */
export type WalletTimeout = {
  /** Aborts with the reason when waiting ends. */
  readonly signal: AbortSignal
  end(): void
}

/** Ends with the timeout, the connection or the kit. Closing the modal does not end it. */
export function createWalletTimeout(
  { kit, lifetime }: Pick<SendContext, 'kit' | 'lifetime'>,
  { wallet, namespace }: RequestView,
): WalletTimeout {
  const { account } = kit.controllers
  const controller = new AbortController()
  const abort = (reason: unknown) => controller.abort(reason)
  const context = { wallet, method: 'payment:send', timeoutMs }

  const timer = setTimeout(() => abort(new CleatError('REQUEST_TIMEOUT', { context })), timeoutMs)
  const stopWatching = subscribe(
    account.state,
    () => {
      if (account.get(namespace).status === 'disconnected')
        abort(new CleatError('WALLET_DISCONNECTED', { context: { wallet } }))
    },
    true,
  )
  const onEnd = () => abort(lifetime.reason)
  if (lifetime.aborted) onEnd()
  lifetime.addEventListener('abort', onEnd)

  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      stopWatching()
      lifetime.removeEventListener('abort', onEnd)
    },
  }
}
