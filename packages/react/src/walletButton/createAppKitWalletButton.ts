import { CleatError, type Namespace } from '@cleat/core'
import { getDefaultKit, subscribeDefaultKit } from '../kit/kitRegistry.ts'
import { quiet } from '../kit/quiet.ts'
import type { ChangedEmail } from './changedEmail.ts'
import { getWalletConnecting } from './getWalletConnecting.ts'
import type { NamedAccount } from './namedAccount.ts'
import { updateEmail } from './updateEmail.ts'

export declare namespace createAppKitWalletButton {
  type Parameters = {
    /** The CAIP-2 namespace to connect. @default any */
    namespace?: Namespace | undefined
  }
  type ReturnType = {
    /** Whether the list of wallets is loaded, so that `connect` asks a wallet at once. */
    isReady(): boolean
    /** Calls back when that changes. Returns the function that unsubscribes. */
    subscribeIsReady(
      listener: (state: {
        /** The same as `isReady()`. */
        readonly isReady: boolean
      }) => void,
    ): () => void
    /**
     * Connects a wallet by its name, such as `metamask`, or `walletConnect`: an installed one
     * without the modal, another in the modal. `email` or a social provider, such as `google`, logs
     * in to the app’s embedded wallet.
     * @throws `CleatError`: `CONFIG_NO_KIT`, `CONNECTOR_NOT_FOUND` for an unknown name,
     * `UI_LOAD_FAILED`, and the codes of `open`
     */
    connect(wallet: string): Promise<NamedAccount>
    /**
     * Changes the address of e-mail of the embedded wallet, in the modal.
     * @throws `CleatError`: `CONFIG_NO_KIT`, `CONNECTOR_NOT_FOUND` without an embedded wallet,
     * `CONNECTION_USER_REJECTED`, `UI_LOAD_FAILED`
     */
    updateEmail(): Promise<ChangedEmail>
  }
}

/**
 * Connects wallets from buttons of the app, one button for each wallet.
 *
 * Uses the first kit of the page, which may be created later.
 * @example
 * ```ts
 * import { createAppKitWalletButton } from '@cleat/react/wallet-button'
 *
 * const walletButton = createAppKitWalletButton({ namespace: 'eip155' })
 *
 * export async function connectMetaMask(): Promise<string> {
 *   const { address } = await walletButton.connect('metamask')
 *   return address
 * }
 * ```
 */
export function createAppKitWalletButton(
  parameters: createAppKitWalletButton.Parameters = {},
): createAppKitWalletButton.ReturnType {
  const { namespace } = parameters
  const find = () => {
    const kit = getDefaultKit()
    return kit && getWalletConnecting(kit)
  }
  const isReady = () => find()?.isReady() ?? false
  return {
    isReady,
    subscribeIsReady(listener) {
      let last = isReady()
      let stop = () => {}
      const look = () => {
        const next = isReady()
        if (next === last) return
        last = next
        listener({ isReady: next })
      }
      const follow = () => {
        stop()
        const connecting = find()
        stop = connecting?.subscribe(look) ?? stop
        void connecting?.prepare()
        look()
      }
      const stopKits = subscribeDefaultKit(follow)
      follow()
      return () => {
        stopKits()
        stop()
      }
    },
    updateEmail: () => quiet(updateEmail(getDefaultKit(), 'createAppKitWalletButton')),
    connect(wallet) {
      const connecting = find()
      const context = { caller: 'createAppKitWalletButton' }
      return quiet(
        connecting
          ? connecting.connect(wallet, namespace)
          : Promise.reject(new CleatError('CONFIG_NO_KIT', { context })),
      )
    },
  }
}
