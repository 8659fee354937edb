import type { ErrorCode } from '@cleat/core'

/** All codes except those of a feature, whose texts load with it. */
type ErrorTexts = {
  readonly [code in Exclude<
    ErrorCode,
    | `${'PAYMENT' | 'SWAP' | 'ONRAMP' | 'SIWX' | 'NAME' | 'PERMISSION'}_${string}`
    | `${'ACCOUNT' | 'OPERATION' | 'SPONSOR' | 'FRAME' | 'LOGIN' | 'SHARE'}_${string}`
    | 'WALLET_LOCKED'
  >]: string
}

const setup = 'This app isn’t set up correctly. Please contact its support.'
const again = 'Something went wrong. Please try again.'

/**
 * The visitor's text for each error code: what happened and what to do. The details show the code.
 */
export const enErrors: ErrorTexts = {
  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'The wallet shared an invalid address. Try another account.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'This wallet doesn’t support that. Try another wallet.',
  CONNECTOR_NOT_FOUND: 'This wallet is no longer available. Choose another one.',

  CONNECTION_USER_REJECTED: 'Request declined in {wallet}. Nothing was shared.',
  CONNECTION_USER_CLOSED: 'The window was closed before the wallet connected.',
  CONNECTION_PENDING: '{wallet} already has a request waiting. Open it to continue.',
  CONNECTION_TIMEOUT: '{wallet} didn’t respond. Unlock it and try again.',
  CONNECTION_NO_ACCOUNTS: 'No account was selected in {wallet}. Select at least one and try again.',
  CONNECTION_REPLACED: 'You chose another wallet in the meantime.',
  CONNECTION_FAILED: 'Couldn’t connect {wallet}. Try again or use another wallet.',
  CONNECTION_RELAY_UNREACHABLE:
    'Couldn’t reach the wallet network. Check your internet connection and try again.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {The wallet service refused this app. Check the clock of this device, then try again.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'No wallet is connected. Connect one first.',
  CONNECTION_KIT_DESTROYED: 'This page closed the connection. Reload it and try again.',

  NETWORK_NOT_FOUND: 'This app doesn’t support that network.',
  NETWORK_SWITCH_REJECTED: 'Switch declined in {wallet}. You’re still on the same network.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} can’t switch to {network} from here. Select it in the wallet.',
  NETWORK_SWITCH_FAILED:
    '{wallet} didn’t switch to {network}. Select it in the wallet or try again.',
  NETWORK_RPC_FAILED: 'The network isn’t responding. Try again in a moment.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} didn’t respond. Open it and try again.',

  REQUEST_NOT_ALLOWED: 'We blocked a request that couldn’t be shown safely.',
  REQUEST_USER_REJECTED: 'Request declined in {wallet}. Nothing was signed or sent.',
  REQUEST_CANCELLED: 'Request cancelled. If {wallet} still shows it, decline it in {wallet}.',
  REQUEST_TIMEOUT:
    '{wallet} didn’t respond. Check whether the request went through before you try again.',
  REQUEST_ACCOUNT_CHANGED: 'The account changed in the meantime. Nothing was sent.',
  REQUEST_NETWORK_CHANGED: 'The network changed in the meantime. Nothing was sent.',
  REQUEST_SIGNATURE_INVALID: 'The signature from {wallet} doesn’t match your account.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Couldn’t verify the signature. Check your internet connection and try again.',
  REQUEST_WRONG_ACCOUNT:
    'This app asked for a signature from an account that isn’t connected. Nothing was signed or sent.',
  REQUEST_WRONG_NETWORK:
    'This request is for another network. Nothing was signed or sent. Switch the network first.',
  REQUEST_UNREADABLE: 'This app sent a request that can’t be checked. Nothing was signed or sent.',
  REQUEST_REVIEW_CANCELLED: 'Request cancelled. Nothing was signed or sent.',
  REQUEST_TOO_MANY: 'This app sent too many requests at once. Nothing was signed or sent.',
  REQUEST_BATCH_UNSUPPORTED: '{wallet} can’t do these steps in one. Nothing was sent.',

  POLICY_FAILED: 'This app sent a request that can’t be checked. Nothing was signed or sent.',

  WALLET_NOT_INSTALLED: '{wallet} wasn’t found in this browser.',
  WALLET_BAD_ANSWER: '{wallet} sent an unexpected response. Update it or try another wallet.',
  WALLET_NO_ANSWER: '{wallet} didn’t respond. Open it or reload the page.',
  WALLET_UNAUTHORIZED: '{wallet} hasn’t allowed this. Connect it again and select the account.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} doesn’t support this. Try another wallet.',
  WALLET_DISCONNECTED:
    '{wallet} lost its connection. Check your internet connection and try again.',
  WALLET_ERROR: '{wallet} reported a problem. Open it to check, then try again.',
  WALLET_POPUP_BLOCKED:
    'Your browser blocked the {wallet} window. Allow pop-ups for this site and try again.',

  SERVICE_UNREACHABLE: 'Couldn’t reach the server. Check your internet connection and try again.',
  SERVICE_TIMEOUT: 'The server didn’t respond in time. Please try again.',
  SERVICE_FORBIDDEN:
    'Invalid App Configuration. This app isn’t set up correctly. Please contact its support.',
  SERVICE_BUSY: 'Too many requests right now. Wait a moment and try again.',
  SERVICE_FAILED: 'Something went wrong on our side. Please try again.',
  SERVICE_BAD_ANSWER: 'Something went wrong on our side. Please try again.',

  TRANSACTION_FAILED: 'The network rejected the transaction: {reason}.',

  STORAGE_UNAVAILABLE:
    'Your browser blocks storage for this site, so you’ll need to reconnect next time.',
  UI_LOAD_FAILED: again,
}
