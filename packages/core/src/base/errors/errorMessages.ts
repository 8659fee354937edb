import type { ErrorCode, ErrorContext } from './errorContext.ts'
import { quote } from './quote.ts'

type Messages = { [code in ErrorCode]: (context: ErrorContext[code]) => string }

/**
 * The text for each code: what happened, why it matters, what to do. Core has no other error texts.
 */
export const errorMessages: Messages = {
  CAIP_NETWORK_ID_INVALID: ({ value }) =>
    `${quote(value)} is not a CAIP-2 chain id. Pass a namespace and a reference, such as "eip155:1".`,
  CAIP_ADDRESS_INVALID: ({ value }) =>
    `${quote(value)} is not a CAIP-10 account id. Pass a chain id and an address, such as "eip155:1:0x…".`,

  CONFIG_NO_NETWORKS: () =>
    'No networks were given, so there is nothing to connect to. Pass at least one, such as `networks: [mainnet]`.',
  CONFIG_NETWORK_INVALID: ({ name, field, value }) =>
    `Network ${quote(name)} has a malformed \`${field}\`: ${quote(value)}. Requests could reach the wrong chain. Take the network from "@cleat/react/networks" or correct the field.`,
  CONFIG_NETWORK_DUPLICATE: ({ caipNetworkId }) =>
    `Network ${caipNetworkId} was given twice, so it is unclear which RPC URL to use. Keep one of them.`,
  CONFIG_RPC_URL_INVALID: ({ name, url }) =>
    `Network ${quote(name)} has the RPC URL ${quote(url)}, which cannot be reached by http or WebSocket. Pass a full URL such as "https://rpc.example.org".`,
  CONFIG_ADAPTER_INVALID: ({ value }) =>
    `${quote(value)} is not a chain adapter. Pass one made by an adapter package, such as \`new WagmiAdapter({ networks })\`.`,
  CONFIG_ADAPTER_DUPLICATE: ({ namespace, ids }) =>
    `Two adapters (${ids.join(', ')}) serve the namespace ${namespace}, so wallets would be listed twice. Keep one of them.`,
  CONFIG_ADAPTER_WITHOUT_NETWORK: ({ id, namespace }) =>
    `The adapter ${id} serves ${namespace}, but no network of that namespace was given, so it has nothing to do. Add such a network or remove the adapter.`,
  CONFIG_RELAY_URL_INVALID: ({ url }) =>
    `The relay ${quote(url)} cannot be reached by WebSocket, so no wallet can be paired. Pass a full URL such as "wss://relay.example.org".`,
  CONFIG_NO_KIT: ({ caller }) =>
    `${caller} was used before createAppKit, so there is no kit to act on. Call createAppKit once when your app starts, or render inside <AppKitProvider>.`,
  CONFIG_OPTION_UNKNOWN: ({ name }) =>
    `${quote(name)} is not an option of createAppKit, so it has no effect. Check its spelling or remove it. Production builds ignore it.`,
  CONFIG_VIEW_UNKNOWN: ({ name }) =>
    `${quote(name)} is no view that an app can open, so nothing was opened. Use one of the views that \`open\` is typed with.`,
  CONFIG_SIWX_INVALID: ({ reason }) =>
    `The sign-in of createAppKit cannot be used: ${reason}. Pass either \`siwx\` or \`siweConfig\`.`,

  ADAPTER_NOT_FOUND: ({ namespace }) =>
    `Chain adapter not found for ${quote(namespace)}. Add an adapter for this namespace to createAppKit.`,
  ADAPTER_FEATURE_MISSING: ({ adapter, feature }) =>
    `The adapter ${adapter} cannot do ${feature}. Ask for it only where the adapter's features list it.`,
  CONNECTOR_NOT_FOUND: ({ connectorId }) =>
    `Connector ${quote(connectorId)} not found. The wallet may have been removed. Choose one from the connector list.`,

  CONNECTION_USER_REJECTED: ({ wallet }) =>
    `The connection was declined in ${wallet}. Nothing was shared. Try again and approve it there.`,
  CONNECTION_USER_CLOSED: () =>
    'The modal was closed before this was finished. Open it again to continue.',
  CONNECTION_PENDING: ({ wallet }) =>
    `${wallet} is already showing a request, so it refused another one. Open ${wallet} and answer it first.`,
  CONNECTION_TIMEOUT: ({ wallet, timeoutMs }) =>
    `${wallet} did not answer within ${Math.round(timeoutMs / 1000)} seconds. Open ${wallet}, unlock it and try again.`,
  CONNECTION_NO_ACCOUNTS: ({ wallet }) =>
    `No accounts found. ${wallet} approved the connection but shared no account. Choose an account in the wallet and try again.`,
  CONNECTION_REPLACED: ({ wallet }) =>
    `Connecting ${wallet} was given up because another connection was started. Only one runs at a time.`,
  CONNECTION_FAILED: ({ wallet }) =>
    `${wallet} could not be connected. Reload the page or open the wallet, then try again.`,
  CONNECTION_RELAY_UNREACHABLE: ({ relay }) =>
    `The relay ${relay} cannot be reached, so no wallet outside this browser can be paired. Check the network, then try again.`,
  CONNECTION_RELAY_REFUSED: ({ relay, reason }) =>
    `The relay ${relay} refused this page (${reason}), so no wallet outside this browser can be paired. ${reason === 'clock' ? 'Set the clock of this device.' : 'Check the project id and the origins it allows.'}`,
  CONNECTION_NOT_CONNECTED: ({ namespace }) =>
    `No wallet is connected on ${namespace}, so there is nobody to ask. Connect a wallet first.`,
  CONNECTION_KIT_DESTROYED: () =>
    'The kit was destroyed while this was running, so it was given up. Create a new kit to continue.',

  NETWORK_NOT_FOUND: ({ id }) =>
    `Network not found: ${quote(id)} is not one of the app's networks. Add it to \`networks\` in createAppKit.`,
  NETWORK_RPC_FAILED: ({ network }) =>
    `No RPC of ${network} answered, so its state is not known. Check your internet connection, or give the network another RPC URL.`,
  NETWORK_SWITCH_REJECTED: ({ network, wallet }) =>
    `Switching to ${network} was declined in ${wallet}. The network stays as it was. Try again and approve it there.`,
  NETWORK_SWITCH_UNSUPPORTED: ({ network, wallet }) =>
    `${wallet} cannot switch to ${network}. Add or choose the network in the wallet itself.`,
  NETWORK_SWITCH_FAILED: ({ network, wallet }) =>
    `Switch network failed. ${wallet} is not on ${network}, so nothing may be sent there. Choose the network in the wallet, or try again.`,
  NETWORK_SWITCH_TIMEOUT: ({ network, wallet, timeoutMs }) =>
    `${wallet} did not answer the switch to ${network} within ${Math.round(timeoutMs / 1000)} seconds. Open ${wallet} and try again.`,

  REQUEST_NOT_ALLOWED: ({ method, reason }) =>
    reason === undefined
      ? `Requested RPC call is not allowed: ${quote(method)}. It could sign something nobody can read. Use a method that shows what it signs.`
      : `Requested RPC call is not allowed: ${quote(method)}, by ${quote(reason)}. The wallet was not asked. See docs/requests.md for the rules and for how an app’s policy decides.`,
  REQUEST_USER_REJECTED: ({ method, wallet }) =>
    `${method} was declined in ${wallet}. Nothing was signed or sent.`,
  REQUEST_CANCELLED: ({ method, wallet }) =>
    `${method} was cancelled here before ${wallet} answered. It may still be waiting in the wallet: decline it in ${wallet}.`,
  REQUEST_TIMEOUT: ({ method, wallet, timeoutMs }) =>
    `${wallet} did not answer ${method} within ${Math.round(timeoutMs / 1000)} seconds. Whether it was done is not known: look in ${wallet} before trying again.`,
  REQUEST_ACCOUNT_CHANGED: ({ expected, actual }) =>
    `The account changed before the request was handed over: it was made for ${expected}, the wallet is on ${actual ?? 'no account'}. Nothing was sent. Check the account and try again.`,
  REQUEST_NETWORK_CHANGED: ({ expected, actual }) =>
    `The network changed before the request was handed over: it was made for ${expected}, the wallet is on ${actual ?? 'none'}. Nothing was sent. Check the network and try again.`,
  REQUEST_SIGNATURE_INVALID: ({ address, wallet }) =>
    `The signature that ${wallet} returned was not made by ${address} for this message, so it was thrown away. Update the wallet or use another one.`,
  REQUEST_SIGNATURE_UNCHECKED: ({ address, network }) =>
    `The signature for ${address} could not be checked, because no RPC of ${network} answered. It is not handed on unchecked. Check your connection and try again.`,
  REQUEST_WRONG_ACCOUNT: ({ method, field, expected, actual }) =>
    `${method} names the account ${quote(actual)} in ${field}, but ${expected} is connected. The wallet was not asked, because it could sign for an account that nobody sees here. Use the connected account, or connect the other one.`,
  REQUEST_WRONG_NETWORK: ({ method, field, expected, actual }) =>
    `${method} is for the network ${quote(actual)} by its ${field}, but the wallet is on ${expected}. The wallet was not asked, because what it signs could be used on a network that nobody sees here. Switch the network first.`,
  REQUEST_UNREADABLE: ({ method, reason }) =>
    `The parameters of ${quote(method)} have ${reason}, so what they say cannot be checked. The wallet was not asked. Pass plain data, as JSON has it.`,

  REQUEST_REVIEW_CANCELLED: ({ method }) =>
    `${quote(method)} was reviewed in the app and not let through. The wallet was not asked. Ask again when the visitor wants it.`,
  REQUEST_TOO_MANY: ({ method }) =>
    `${quote(method)} came while eight other requests waited for the visitor’s review, so the wallet was not asked. Ask for one thing at a time.`,

  REQUEST_BATCH_UNSUPPORTED: ({ wallet, reason }) =>
    `${wallet} cannot carry out these calls: ${quote(reason)}. Nothing was sent. Send them one after the other, or without \`atomicRequired\`.`,

  POLICY_FAILED: ({ method }) =>
    `The app’s policy, or its review, failed for ${quote(method)}, so the wallet was not asked. Look at the cause, and answer 'allow', 'confirm' or 'refuse'.`,

  WALLET_NOT_INSTALLED: ({ wallet }) =>
    `${wallet} was not found in this browser. Install it or enable its extension, then reload the page.`,
  WALLET_BAD_ANSWER: ({ wallet, method, answer }) =>
    `${wallet} answered ${method} with ${quote(answer)}, which the standard does not allow, so it was ignored. Update the wallet or use another one.`,
  WALLET_NO_ANSWER: ({ wallet, method, timeoutMs }) =>
    `${wallet} did not answer ${method} within ${Math.round(timeoutMs / 1000)} seconds. Open the wallet or reload the page.`,
  WALLET_UNAUTHORIZED: ({ wallet, method }) =>
    `${wallet} has not allowed this site to use ${method}. Connect the wallet again and choose the account.`,
  WALLET_METHOD_UNSUPPORTED: ({ wallet, method }) =>
    `${wallet} does not support ${method}. Use another wallet for this.`,
  WALLET_DISCONNECTED: ({ wallet }) =>
    `${wallet} has lost its connection to the network. Check the wallet and your internet connection, then try again.`,
  WALLET_ERROR: ({ wallet, method }) =>
    `${wallet} failed on ${method}. Nothing more is known. Try again, or look into the wallet for details.`,
  WALLET_POPUP_BLOCKED: ({ wallet }) =>
    `The browser blocked the window of ${wallet}, so it could not be asked. Ask again from a click: browsers open windows for nothing else.`,

  SERVICE_UNREACHABLE: ({ service }) =>
    `The ${service} could not be reached, so what it knows is missing. Check your internet connection and try again.`,
  SERVICE_TIMEOUT: ({ service, timeoutMs }) =>
    `The ${service} did not answer within ${Math.round(timeoutMs / 1000)} seconds, so what it knows is missing. Try again.`,
  SERVICE_FORBIDDEN: ({ service, status }) =>
    `Invalid App Configuration: the ${service} refused this app (HTTP ${status}). Add the app's origin and project id to what the service allows.`,
  SERVICE_BUSY: ({ service, status }) =>
    `The ${service} takes no more requests at the moment (HTTP ${status}), so what it knows is missing. Wait a little and try again.`,
  SERVICE_FAILED: ({ service, status }) =>
    `The ${service} failed (HTTP ${status}), so what it knows is missing. Try again; if it stays so, tell whoever runs the service.`,
  SERVICE_BAD_ANSWER: ({ service, reason }) =>
    `The ${service} answered with something unreadable (${quote(reason)}), so the answer was thrown away. Check its address and version.`,

  TRANSACTION_FAILED: ({ reason, hash }) =>
    `The chain refused ${hash === undefined ? 'the transaction' : `transaction ${hash}`}: ${quote(reason)}. Nothing was moved except, at most, a fee. Correct what it names, then send a new transaction.`,

  PAYMENT_FUNDS_INSUFFICIENT: ({ symbol, available }) =>
    `The account holds ${quote(available)} ${symbol}, which is less than what was to be paid. Pay less, or add funds first.`,
  PAYMENT_FEE_UNCOVERED: ({ symbol, fee }) =>
    `The network takes about ${quote(fee)} ${symbol} for this, and the account has less than that left. Add ${symbol}, or pay less.`,
  PAYMENT_TOO_SMALL: ({ symbol, minimum }) =>
    `The amount cannot be paid: the network wants it to be at least ${quote(minimum)} ${symbol}. Pay at least that.`,
  PAYMENT_TOKEN_MISTRUSTED: ({ token, reason }) =>
    `The token ${quote(token)} was not paid, because ${reason}. The amount could be another one than it seems. Read the token anew.`,
  PAYMENT_ALTERED: ({ field }) =>
    `What would be signed differs from the payment that was shown (${field}), so the wallet was not asked. Prepare the payment again.`,
  PAYMENT_EXPIRED: () =>
    'The payment was prepared too long ago for the network to take it. Prepare it again.',
  PAYMENT_UNSUPPORTED: ({ network }) =>
    `Unsupported chain: nothing can be sent on ${quote(network)} here. Choose another network.`,

  SWAP_UNSUPPORTED: ({ network }) =>
    `Network not supported for Swaps: nothing can be swapped on ${quote(network)} here. Choose another network.`,
  SWAP_NO_ROUTE: ({ source, target }) =>
    `Insufficient liquidity: nobody swaps this much ${quote(source)} for ${quote(target)} now. Try less, or another token.`,
  SWAP_QUOTE_MISMATCH: ({ source, field }) =>
    `The offer of ${quote(source)} answers something else than was asked (${field}), so it was dropped. Ask again, or choose another offer.`,
  SWAP_ROUTER_UNKNOWN: ({ router }) =>
    `The offer calls ${quote(router)}, a contract or function that Cleat does not know, so the wallet was not asked. Choose another offer.`,
  SWAP_FLOOR_MISSING: ({ router }) =>
    `The call of ${quote(router)} does not say how little it may bring, so it could take everything and the wallet was not asked. Choose another offer.`,
  SWAP_EFFECT_UNEXPECTED: ({ effect }) =>
    `Tried out, the swap does something else than it should: ${quote(effect)}. The wallet was not asked. Choose another offer.`,
  SWAP_PRICE_MOVED: ({ symbol, minimum, now }) =>
    `The price moved: the swap would bring ${now === undefined ? 'less' : `${quote(now)} ${symbol}`}, and ${quote(minimum)} ${symbol} was the least. The wallet was not asked. Look at the new price.`,
  SWAP_VALUE_LOST: ({ percent }) =>
    percent === undefined
      ? 'What the swap would lose could not be measured, so the wallet was not asked. Confirm it, or try another token.'
      : `The swap would lose ${percent} % of the value, so the wallet was not asked. Swap less, or another token.`,

  ONRAMP_UNSUPPORTED: ({ network }) =>
    `Nothing can be bought for ${quote(network)} here. Choose another network.`,
  ONRAMP_AMOUNT_OUTSIDE: ({ currency, minimum, maximum }) =>
    `The amount cannot be paid: it has to be at least ${quote(minimum)} ${currency}${maximum === undefined ? '' : ` and at most ${quote(maximum)} ${currency}`}. Change it.`,
  ONRAMP_URL_REFUSED: ({ provider, host }) =>
    `The link for ${quote(provider)} leads to ${quote(host)}, which is not its site, so it was not opened. Choose another provider.`,
  ONRAMP_DECLINED: ({ provider, reason }) =>
    `${provider} declined the purchase: ${quote(reason)}. Try again there, or choose another provider.`,

  SIWX_MESSAGE_INVALID: ({ field, reason }) =>
    `The sign-in message was not used: its ${field} ${reason}. Write it by EIP-4361, with what the server asked for.`,
  SIWX_DOMAIN_MISMATCH: ({ expected, actual }) =>
    `The sign-in message is for ${quote(actual)}, and this page is ${quote(expected)}. The wallet was not asked. Add the origin of this page to the domains of the server.`,
  SIWX_ACCOUNT_MISMATCH: ({ expected, actual }) =>
    `The sign-in is of ${quote(actual)}, and ${expected} was asked. No session was started. Choose the account in the wallet and try again.`,
  SIWX_EXPIRED: ({ at }) =>
    `The sign-in message was over at ${at}, so the signature came too late. Sign in again.`,
  SIWX_NOT_YET_VALID: ({ at }) =>
    `The sign-in message begins at ${at}. Check the clock of the server and of this device.`,
  SIWX_NONCE_REFUSED: ({ reason }) =>
    `The sign-in message was refused because its nonce is ${reason}. Ask for a new one and sign again.`,
  SIWX_SIGNATURE_REFUSED: ({ type }) =>
    `The signature (${type}) was not made by the account for this sign-in message. No session was started. Try again, or use another wallet.`,
  SIWX_UNVERIFIABLE: ({ reason }) =>
    `Whether the account signed could not be checked: ${reason}. It may be a smart account. Configure its chain for the server, or use another wallet.`,
  SIWX_UNSUPPORTED: ({ wallet, reason }) =>
    `${wallet} cannot sign in: ${reason}. Use another wallet.`,
  SIWX_LINK_REFUSED: ({ account }) =>
    `${account} was not added to the session, because the server has another user for it. Sign out, and sign in with it.`,
  SIWX_REQUIRED: () =>
    'The service answers only visitors who are signed in, and nobody is. Sign in with a wallet first.',
  SIWX_SESSION_ENDED: ({ reason }) =>
    `The session ended: ${reason}. Nothing is wrong with the wallet. Sign in again.`,

  NAME_INVALID: ({ reason }) =>
    `The name cannot be registered: ${quote(reason)}. Nothing was registered. Choose another one.`,
  NAME_TAKEN: ({ name }) =>
    `${quote(name)} belongs to another account, so it was not registered. Choose another one.`,
  NAME_RESERVED: ({ name }) =>
    `${quote(name)} is kept back, because visitors would trust it. Nothing was registered. Choose another one.`,
  NAME_TOO_SIMILAR: ({ name, other }) =>
    `${quote(name)} is too easily taken for ${quote(other)}, which belongs to another account. Nothing was registered. Choose another one.`,
  NAME_LIMIT_REACHED: ({ limit }) =>
    `The account has ${limit} names, and may not have more. Nothing was registered. Release one first.`,
  NAME_UNSUPPORTED: ({ reason }) =>
    `No name can be registered here: ${quote(reason)}. Set \`names.zone\` to the zone of \`services.data\`, or use a wallet that signs messages.`,
  NAME_NOT_OWNED: ({ name }) =>
    `${quote(name)} does not belong to the account, so nothing was changed. Connect the account that has it.`,
  NAME_RECORDS_INVALID: ({ reason }) =>
    `A name cannot have these records: ${quote(reason)}. Nothing was changed. Correct them and sign again.`,

  PERMISSION_INVALID: ({ field, reason }) =>
    `The permission was not asked for: \`${field}\` ${quote(reason)}. Nothing was granted. Correct the request.`,
  PERMISSION_UNSUPPORTED: ({ wallet, reason }) =>
    `${wallet} cannot grant this: ${quote(reason)}. Nothing was granted. Ask for another permission, or use another wallet.`,
  PERMISSION_BROADER_THAN_ASKED: ({ wallet, field }) =>
    `${wallet} granted more than the app asked for (${field}), so the app does not get it. It may still be active. Revoke it.`,

  ACCOUNT_UPGRADE_UNSUPPORTED: ({ network, reason }) =>
    `The account cannot be a smart account on ${network}: ${quote(reason)}. Nothing was sent. Configure the network for the embedded wallet, or let the visitor use a plain account.`,
  OPERATION_REJECTED: ({ reason }) =>
    `The operation was not sent: ${quote(reason)}. Nothing left the account. Look at the cause and ask again.`,
  SPONSOR_DECLINED: ({ reason }) =>
    `The sponsor that was shown does not pay: ${quote(reason)}. Nothing was sent, and the account does not pay in its place. Ask again, so that the visitor sees the new fee.`,

  FRAME_UNREACHABLE: ({ origin }) =>
    `The embedded wallet at ${origin} did not load, so its accounts cannot be used. Check that the server runs, and allow ${origin} in the \`frame-src\` of the page’s Content-Security-Policy.`,
  FRAME_REFUSED: ({ origin, reason }) =>
    `The embedded wallet at ${origin} refused this page: ${quote(reason)}. Add the origin of the page to the server’s \`WALLET_HOSTS\`.`,
  FRAME_LOST: ({ origin }) =>
    `The embedded wallet at ${origin} stopped answering, so what was asked ended. Whether it was done is not known: check before you ask again.`,
  FRAME_BAD_ANSWER: ({ origin, reason }) =>
    `The embedded wallet at ${origin} answered with something unreadable (${quote(reason)}), so the answer was thrown away. Check that its pages and its service are of one release, and that nothing changes what they send.`,
  FRAME_VERSION_UNSUPPORTED: ({ update }) =>
    `The app and its embedded wallet have no version of the protocol in common. Update ${update === 'app' ? '`@cleat/embedded-wallet` in the app' : 'the server of the wallet'}.`,

  LOGIN_CODE_WRONG: ({ left }) =>
    `The code is wrong, so nobody was logged in. Tries left: ${left}. Type the code of the newest mail.`,
  LOGIN_CODE_EXPIRED: () => 'The code is too old, so nobody was logged in. Ask for a new one.',
  LOGIN_THROTTLED: ({ retryAfterMs }) =>
    `There were too many attempts to log in. Wait ${Math.ceil(retryAfterMs / 1000)} seconds, then try again.`,
  LOGIN_PROVIDER_REFUSED: ({ provider }) =>
    `The login by ${quote(provider)} was declined. Nobody was logged in. Try again, or choose another way to log in.`,
  LOGIN_PROVIDER_FAILED: ({ provider, reason }) =>
    `The login by ${quote(provider)} failed: ${quote(reason)}. Nobody was logged in. Try again; if it stays so, check the provider’s settings on the server.`,
  LOGIN_WINDOW_CLOSED: ({ provider }) =>
    `The window of ${quote(provider)} was closed before the login was done. Nobody was logged in. Try again.`,
  LOGIN_DEVICE_UNPROVEN: () =>
    'The visitor did not prove that the wallet is theirs in this browser, so it stays closed. They need a passkey, another device or the recovery code.',

  WALLET_LOCKED: ({ wallet }) =>
    `${wallet} is locked, because this browser lost its key. Nothing was signed. Ask again: the visitor can unlock it with a passkey or a recovery code.`,
  SHARE_MISMATCH: () =>
    'The parts of the key do not fit together, so the wallet was not opened. Nothing was signed. Recover the wallet with another method.',
  SHARE_REFUSED: ({ reason }) =>
    `The server did not hand out its part of the key: ${quote(reason)}. Nothing was signed. Look at the cause, then ask again.`,

  STORAGE_UNAVAILABLE: ({ reason }) =>
    `Browser storage is ${reason}, so the app will not remember the wallet after a reload. Allow site data or free some space.`,
  UI_LOAD_FAILED: () =>
    'The wallet window could not be loaded. Check your internet connection and try again; if the app was updated, reload the page.',
}
