import { CleatError, isCleatError } from '@cleat/core'
import { useMemo } from 'react'
import { formatUnits } from 'viem'
import type { AppKit } from '../appKit.ts'
import { useOptionalKit } from '../internal/useCurrentKit.ts'

export declare namespace useAppKitBalance {
  type ReturnType = {
    /** Reads the native balance of the active account over the app's own RPC. Never rejects. */
    fetchBalance(): Promise<Result>
  }
  type Result =
    | {
        readonly data: Balance
        readonly error: null
        readonly isSuccess: true
        readonly isError: false
      }
    | {
        readonly data: undefined
        readonly error: CleatError
        readonly isSuccess: false
        readonly isError: true
      }
  type Balance = {
    /** All of it, as a decimal number: `'1.25'`. */
    readonly balance: string
    readonly symbol: string
  }
}

/** Reads the balance of who is connected. */
export function useAppKitBalance(): useAppKitBalance.ReturnType {
  const kit = useOptionalKit()
  return useMemo(
    () => ({
      async fetchBalance() {
        try {
          const data = await fetchNativeBalance(kit)
          return { data, error: null, isSuccess: true, isError: false }
        } catch (cause) {
          const network = kit?.controllers.network.getActive().name ?? ''
          const error = isCleatError(cause)
            ? cause
            : new CleatError('NETWORK_RPC_FAILED', { context: { network }, cause })
          return { data: undefined, error, isSuccess: false, isError: true }
        }
      },
    }),
    [kit],
  )
}

async function fetchNativeBalance(kit: AppKit | undefined): Promise<useAppKitBalance.Balance> {
  if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller: 'useAppKitBalance' } })
  const { account, network: networks } = kit.controllers
  const namespace = networks.state.activeNamespace
  const { address } = account.get(namespace)
  const network = networks.getActive()
  const adapter = kit.adapters.get(namespace)
  if (!address || !adapter)
    throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
  const read = adapter.features['balance:read']
  if (!read) {
    const context = { adapter: adapter.id, feature: 'balance:read' }
    throw new CleatError('ADAPTER_FEATURE_MISSING', { context })
  }
  const { value, decimals, symbol } = await read({ address, network })
  return { balance: formatUnits(value, decimals), symbol }
}
