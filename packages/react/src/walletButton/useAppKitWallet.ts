import { CleatError, isCleatError, type Namespace } from '@cleat/core'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useOptionalKit } from '../kit/useCurrentKit.ts'
import { getWalletConnecting } from './getWalletConnecting.ts'
import type { NamedAccount } from './namedAccount.ts'

export declare namespace useAppKitWallet {
  type Parameters = {
    /** The CAIP-2 namespace to connect. @default any */
    namespace?: Namespace | undefined
    /** Called with the account when `connect` succeeds. */
    onSuccess?: ((account: NamedAccount) => void) | undefined
    /** Called when `connect` fails. */
    onError?: ((error: CleatError) => void) | undefined
  }
  type ReturnType = {
    /** The account of the last `connect`. */
    data: NamedAccount | undefined
    /** Why the last `connect` failed. */
    error: CleatError | undefined
    /** Whether the list of wallets is loaded, so that `connect` asks a wallet at once. */
    isReady: boolean
    /** Whether a wallet is being asked. */
    isPending: boolean
    /** Whether the last `connect` failed. */
    isError: boolean
    /** Whether the last `connect` succeeded. */
    isSuccess: boolean
    /**
     * Connects a wallet by its name, such as `metamask`, or `walletConnect`: an installed one
     * without the modal, another in the modal. `email` or a social provider, such as `google`, logs
     * in to the app’s embedded wallet. Never rejects: see `error` and `onError`.
     */
    connect(wallet: string): Promise<void>
  }
}

type Outcome = {
  readonly data?: NamedAccount | undefined
  readonly error?: CleatError | undefined
  readonly isPending: boolean
}

const never = () => () => undefined

/**
 * Connects a wallet from a button of the app.
 * @example
 * ```tsx
 * import { useAppKitWallet } from '@cleat/react/wallet-button'
 *
 * export function MetaMask() {
 *   const { connect, isPending, isReady } = useAppKitWallet({ namespace: 'eip155' })
 *   return (
 *     <button disabled={!isReady || isPending} onClick={() => connect('metamask')}>
 *       MetaMask
 *     </button>
 *   )
 * }
 * ```
 */
export function useAppKitWallet(
  parameters: useAppKitWallet.Parameters = {},
): useAppKitWallet.ReturnType {
  const kit = useOptionalKit()
  const connecting = useMemo(() => kit && getWalletConnecting(kit), [kit])
  const isReady = useSyncExternalStore(
    connecting?.subscribe ?? never,
    () => connecting?.isReady() ?? false,
    () => false,
  )
  const [outcome, setOutcome] = useState<Outcome>({ isPending: false })
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  useEffect(() => {
    void connecting?.prepare()
  }, [connecting])

  const connect = useCallback(
    async (wallet: string) => {
      setOutcome({ isPending: true })
      try {
        const context = { caller: 'useAppKitWallet' }
        if (!connecting) throw new CleatError('CONFIG_NO_KIT', { context })
        const data = await connecting.connect(wallet, latest.current.namespace)
        setOutcome({ data, isPending: false })
        latest.current.onSuccess?.(data)
      } catch (cause) {
        const error = isCleatError(cause) ? cause : new CleatError('UI_LOAD_FAILED', { cause })
        setOutcome({ error, isPending: false })
        latest.current.onError?.(error)
      }
    },
    [connecting],
  )

  return useMemo(() => {
    const { data, error, isPending } = outcome
    const isError = error !== undefined
    return { data, error, isReady, isPending, isError, isSuccess: data !== undefined, connect }
  }, [outcome, isReady, connect])
}
