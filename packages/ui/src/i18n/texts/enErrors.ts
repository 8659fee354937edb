import type { ErrorCode } from '@cleat/core'

/** All codes except those of payments, whose texts load with the send feature. */
type ErrorTexts = { readonly [code in Exclude<ErrorCode, `PAYMENT_${string}`>]: string }

const setup =
  'This app is not set up correctly, so this does not work yet. Contact the app’s developers.'
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

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'This wallet does not support this here. You can use another one.',
  CONNECTOR_NOT_FOUND: 'This wallet is no longer available. Choose another one.',

  CONNECTION_USER_REJECTED: 'You declined the request in {wallet}. Nothing was shared.',
  CONNECTION_USER_CLOSED: 'The window was closed before the wallet was connected.',
  CONNECTION_PENDING: 'A request from this site is already waiting there. Answer it to continue.',
  CONNECTION_TIMEOUT: '{wallet} did not answer. Unlock it and try again.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} did not share an account. Choose at least one there and try again.',
  CONNECTION_REPLACED: 'Another wallet was chosen in the meantime.',
  CONNECTION_FAILED: '{wallet} could not be connected. Try again, or use another wallet.',
  CONNECTION_RELAY_UNREACHABLE:
    'Wallets cannot be reached. Check that you are online, then try again.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {The wallet service refused this app. Check the clock of this device, then try again.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'No wallet is connected. Connect one first.',
  CONNECTION_KIT_DESTROYED: 'This page has closed the connection. Reload it and try again.',

  NETWORK_NOT_FOUND: 'This app does not offer that network.',
  NETWORK_SWITCH_REJECTED:
    'You declined the switch in {wallet}. You are still on the same network.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} cannot switch to {network} from here. Choose it in the wallet.',
  NETWORK_SWITCH_FAILED:
    '{wallet} did not switch to {network}. Choose it in the wallet, or try again.',
  NETWORK_RPC_FAILED: 'The network is not responding. Try again in a moment.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} did not answer. Open it and try again.',

  REQUEST_NOT_ALLOWED: 'This app requested something that cannot be shown to you safely.',
  REQUEST_USER_REJECTED: 'You declined the request in {wallet}. Nothing was signed or sent.',
  REQUEST_CANCELLED: 'You cancelled the request. If {wallet} still shows it, decline it there.',
  REQUEST_TIMEOUT: '{wallet} did not answer. Check there whether it was done before you try again.',
  REQUEST_ACCOUNT_CHANGED: 'The account changed in the meantime. Nothing was sent.',
  REQUEST_NETWORK_CHANGED: 'The network changed in the meantime. Nothing was sent.',
  REQUEST_SIGNATURE_INVALID: 'The signature from {wallet} does not match your account.',
  REQUEST_SIGNATURE_UNCHECKED: 'The signature could not be checked. Try again when you are online.',
  REQUEST_WRONG_ACCOUNT:
    'This app requested a signature from an account that is not connected. Nothing was signed or sent.',
  REQUEST_WRONG_NETWORK:
    'This request is for another network. Nothing was signed or sent. Switch the network first.',
  REQUEST_UNREADABLE: 'This app made a request that cannot be checked. Nothing was signed or sent.',

  WALLET_NOT_INSTALLED: '{wallet} was not found in this browser.',
  WALLET_BAD_ANSWER: '{wallet} sent an invalid answer. Update it, or use another wallet.',
  WALLET_NO_ANSWER: '{wallet} did not answer. Open it, or reload the page.',
  WALLET_UNAUTHORIZED: '{wallet} has not allowed this. Connect it again and choose the account.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} does not support this. Use another wallet for it.',
  WALLET_DISCONNECTED: '{wallet} has lost its connection. Check your internet and try again.',
  WALLET_ERROR: '{wallet} reported a problem. Check the wallet, then try again.',
  WALLET_POPUP_BLOCKED: 'The browser blocked the window of {wallet}. Allow it, then try again.',

  SERVICE_UNREACHABLE:
    'A service of this app could not be reached. Check your internet connection and try again.',
  SERVICE_TIMEOUT: 'A service of this app did not answer in time. Please try again.',
  SERVICE_FORBIDDEN:
    'Invalid App Configuration: a service refused this app. Contact the app’s developers.',
  SERVICE_BUSY: 'Too many requests at the moment. Wait a little and try again.',
  SERVICE_FAILED: 'A service of this app failed. Please try again.',
  SERVICE_BAD_ANSWER: 'A service of this app sent an invalid answer. Please try again.',

  TRANSACTION_FAILED: 'The network refused the transaction: {reason}.',

  STORAGE_UNAVAILABLE:
    'Your browser stores nothing for this site, so you need to connect again next time.',
  UI_LOAD_FAILED: again,
}
