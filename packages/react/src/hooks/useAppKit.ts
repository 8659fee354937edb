import type { OpenView, open } from '@cleat/core'
import { useMemo } from 'react'
import { useCurrentKit } from '../kit/useCurrentKit.ts'

export declare namespace useAppKit {
  type ReturnType = {
    /**
     * Opens the modal.
     *
     * Opened to connect, the promise resolves with the connected account. Opened on `WalletSend`,
     * it resolves with the transaction hash; on `OnRampProviders`, with the id of the purchase
     * whose page was opened. Opened on any other view, it resolves when the modal closes. A
     * rejection that the app does not handle is not reported as unhandled.
     * @throws `CleatError`: `CONNECTION_USER_CLOSED`, `CONNECTOR_NOT_FOUND`, `UI_LOAD_FAILED`,
     * `CONNECTION_KIT_DESTROYED`
     */
    open<view extends OpenView = 'Account'>(options?: open.Parameters<view>): open.ReturnType<view>
    /**
     * Closes the modal. An `open()` that waits for a connection rejects with
     * `CONNECTION_USER_CLOSED`.
     */
    close(): void
  }
}

/**
 * Opens and closes the modal.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKit } from '@cleat/react'
 *
 * export function Connect() {
 *   const { open } = useAppKit()
 *   return <button onClick={() => open({ view: 'Connect' })}>Connect</button>
 * }
 * ```
 */
export function useAppKit(): useAppKit.ReturnType {
  const kit = useCurrentKit('useAppKit')
  return useMemo(() => ({ open: kit.open, close: kit.close }), [kit])
}
