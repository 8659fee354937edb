import type { OpenView, open } from '@cleat/core'
import { useMemo } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'

export declare namespace useAppKit {
  type ReturnType = {
    /**
     * Opens the modal. Opened to connect, the promise resolves with the account or rejects with a `CleatError`, such as
     * `CONNECTION_USER_CLOSED`; opened on another view, it resolves when the modal closes.
     */
    open<view extends OpenView = 'Account'>(options?: open.Parameters<view>): open.ReturnType<view>
    close(): void
  }
}

/** Opens and closes the modal. */
export function useAppKit(): useAppKit.ReturnType {
  const kit = useCurrentKit('useAppKit')
  return useMemo(() => ({ open: kit.open, close: kit.close }), [kit])
}
