import type { CleatError } from '../base/errors/cleatError.ts'
import type { ConnectedAccount } from '../contract/wallets/connectedAccount.ts'
import type { open as openAny } from '../runtime/actions/open.ts'
import type { BuyingView, IntentOf, OpenView, SendingView } from './route.ts'

/** The verb `open`, typed for Cleat's views. */
export declare namespace open {
  type Parameters<view extends OpenView = OpenView> = {
    /** @default 'Account' when connected, else 'Connect' */
    view?: view | undefined
    /**
     * The initial values of `WalletSend`, `Swap` or `OnRampProviders`. The visitor can change them.
     */
    arguments?: IntentOf<view> | undefined
    /** Opens on this wallet and asks it to connect. */
    connectorId?: string | undefined
    /**
     * Like `connectorId`, by the wallet's name or announced reverse domain name. A known wallet
     * that is not installed is paired. If it cannot be paired, the modal shows where to get it.
     */
    wallet?: string | undefined
    /**
     * A WalletConnect pairing URI (`wc:…`) that the app created itself. The modal shows it; see the
     * option `manualWCControl`.
     */
    uri?: string | undefined
    /** Lists only wallets of this namespace. */
    namespace?: openAny.Parameters['namespace']
  }
  /**
   * For `WalletSend` and `Swap`, what was sent. For `OnRampProviders`, the purchase that was
   * started. If the modal was opened to connect, the account. For other views, nothing, once they
   * are closed.
   */
  type ReturnType<view extends OpenView = 'Account'> = Promise<
    view extends SendingView
      ? SentHash
      : view extends BuyingView
        ? StartedOrder
        : ConnectedAccount | undefined
  >
  type SentHash = openAny.SentHash
  type StartedOrder = openAny.StartedOrder
  type ErrorType = CleatError<
    'CONNECTION_USER_CLOSED' | 'CONNECTOR_NOT_FOUND' | 'CONFIG_VIEW_UNKNOWN' | 'UI_LOAD_FAILED'
  >
}
