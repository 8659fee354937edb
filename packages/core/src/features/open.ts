import type { CleatError } from '../base/errors/cleatError.ts'
import type { ConnectedAccount } from '../contract/wallets/connectedAccount.ts'
import type { open as openAny } from '../runtime/actions/open.ts'
import type { OpenView, SendingView } from './route.ts'
import type { SendIntent } from './send/sendIntent.ts'

/** The verb `open`, as its types are for the views of Cleat. */
export declare namespace open {
  type Parameters<view extends OpenView = OpenView> = {
    /** @default 'Account' when connected, else 'Connect' */
    view?: view | undefined
    /** What `WalletSend` starts with. The visitor can change all of it. */
    arguments?: SendIntent | undefined
    /** Opens straight on this wallet and asks it to connect. */
    connectorId?: string | undefined
    /**
     * The same by what people know a wallet by: its name, or the reverse domain name that it announces. One that is known
     * and not installed is paired, or shown with where to get it where that is not offered.
     */
    wallet?: string | undefined
    /** Offers only this namespace. */
    namespace?: openAny.Parameters['namespace']
  }
  /**
   * What was sent, for `WalletSend`; the account, when the modal was opened to connect; nothing for other views, once they
   * are closed.
   */
  type ReturnType<view extends OpenView = 'Account'> = Promise<
    view extends SendingView ? SentHash : ConnectedAccount | undefined
  >
  type SentHash = openAny.SentHash
  type ErrorType = CleatError<'CONNECTION_USER_CLOSED' | 'CONNECTOR_NOT_FOUND' | 'UI_LOAD_FAILED'>
}
