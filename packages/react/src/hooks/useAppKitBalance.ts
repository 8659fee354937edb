import { CleatError, isCleatError } from '@cleat/core'
import { useMemo } from 'react'
import { formatUnits } from 'viem'
import type { AppKit } from '../kit/appKit.ts'
import { useOptionalKit } from '../kit/useCurrentKit.ts'

export declare namespace useAppKitBalance {
  type ReturnType = {
    /**
     * Fetches the native balance of the active account from the app's own RPC. Never rejects.
     *
     * `error.code` is `CONFIG_NO_KIT`, `CONNECTION_NOT_CONNECTED`, `ADAPTER_FEATURE_MISSING`,
     * `UI_LOAD_FAILED` or a code of the RPC request, such as `NETWORK_RPC_FAILED`.
     */
    fetchBalance(): Promise<Result>
  }
  type Result =
    | {
        /** The balance. */
        readonly data: Balance
        /** No error. */
        readonly error: null
        /** The request succeeded. */
        readonly isSuccess: true
        /** The request did not fail. */
        readonly isError: false
      }
    | {
        /** No balance. */
        readonly data: undefined
        /** Why the request failed. */
        readonly error: CleatError
        /** The request did not succeed. */
        readonly isSuccess: false
        /** The request failed. */
        readonly isError: true
      }
  type Balance = {
    /** The exact amount in whole coins, as a decimal number: `'1.25'`. */
    readonly balance: string
    /** Symbol of the native coin: `'ETH'`. */
    readonly symbol: string
  }
}

/**
 * Fetches the native balance of the active account on demand.
 * @example
 * ```tsx
 * import { useAppKitBalance } from '@cleat/react'
 * import { useState } from 'react'
 *
 * export function Balance() {
 *   const { fetchBalance } = useAppKitBalance()
 *   const [text, setText] = useState('')
 *   const update = async () => {
 *     const { data, error } = await fetchBalance()
 *     setText(data ? `${data.balance} ${data.symbol}` : error.shortMessage)
 *   }
 *   return <button onClick={update}>Balance {text}</button>
 * }
 * ```
 */
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
  if (!adapter.features['balance:read']) {
    const context = { adapter: adapter.id, feature: 'balance:read' }
    throw new CleatError('ADAPTER_FEATURE_MISSING', { context })
  }
  const { fetchQuery, queries } = await kit.runtime.load()
  const { value, decimals, symbol } = await fetchQuery(queries.balance({ address, network }))
  return { balance: formatUnits(value, decimals), symbol }
}
