import { subscribe } from 'valtio/vanilla'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { RequestView, WalletRequest } from '../../contract/requests/walletRequest.ts'

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
  {
    kit,
    lifetime,
  }: {
    kit: Pick<KitBase, 'controllers'>
    /** Aborts when the feature or the kit is destroyed. */
    lifetime: AbortSignal
  },
  { view, method }: { view: RequestView; method: WalletRequest['type'] },
): WalletTimeout {
  const { wallet, namespace } = view
  const { account } = kit.controllers
  const controller = new AbortController()
  const abort = (reason: unknown) => controller.abort(reason)
  const context = { wallet, method, timeoutMs }

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
