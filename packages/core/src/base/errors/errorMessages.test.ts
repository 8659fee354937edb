import { expect, test } from 'vitest'
import { CleatError } from './cleatError.ts'
import type { ErrorCode, ErrorContext } from './errorContext.ts'
import { errorMessages } from './errorMessages.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const wallet = 'Harbour'
const network = 'Base'
const method = 'personal_sign'
const relay = 'wss://relay.example.org'
const secure = 'https://wallet.app.example'

const samples = {
  CAIP_NETWORK_ID_INVALID: { value: 'eip155' },
  CAIP_ADDRESS_INVALID: { value: 'eip155:1:' },
  CONFIG_NO_NETWORKS: undefined,
  CONFIG_NETWORK_INVALID: { name: network, field: 'id', value: '8453' },
  CONFIG_NETWORK_DUPLICATE: { caipNetworkId: 'eip155:8453' },
  CONFIG_RPC_URL_INVALID: { name: network, url: 'rpc.example.org' },
  CONFIG_ADAPTER_INVALID: { value: {} },
  CONFIG_ADAPTER_DUPLICATE: { namespace: 'eip155', ids: ['wagmi', 'ethers'] },
  CONFIG_ADAPTER_WITHOUT_NETWORK: { id: 'wagmi', namespace: 'eip155' },
  CONFIG_RELAY_URL_INVALID: { url: 'relay.example.org' },
  CONFIG_NO_KIT: { caller: 'useAppKit' },
  CONFIG_OPTION_UNKNOWN: { name: 'enableSwap' },
  CONFIG_VIEW_UNKNOWN: { name: 'Swap' },
  CONFIG_SIWX_INVALID: { reason: 'both `siwx` and `siweConfig` were given' },
  ADAPTER_NOT_FOUND: { namespace: 'solana' },
  ADAPTER_FEATURE_MISSING: { adapter: 'wagmi', feature: 'message:sign' },
  CONNECTOR_NOT_FOUND: { connectorId: 'org.example.wallet' },
  CONNECTION_USER_REJECTED: { wallet },
  CONNECTION_USER_CLOSED: undefined,
  CONNECTION_PENDING: { wallet },
  CONNECTION_TIMEOUT: { wallet, timeoutMs: 300_000 },
  CONNECTION_NO_ACCOUNTS: { wallet },
  CONNECTION_REPLACED: { wallet },
  CONNECTION_FAILED: { wallet },
  CONNECTION_RELAY_UNREACHABLE: { relay },
  CONNECTION_RELAY_REFUSED: { relay, reason: 'clock' },
  CONNECTION_NOT_CONNECTED: { namespace: 'eip155' },
  CONNECTION_KIT_DESTROYED: undefined,
  NETWORK_NOT_FOUND: { id: 'eip155:137' },
  NETWORK_RPC_FAILED: { network },
  NETWORK_SWITCH_REJECTED: { network, wallet },
  NETWORK_SWITCH_UNSUPPORTED: { network, wallet },
  NETWORK_SWITCH_FAILED: { network, wallet },
  NETWORK_SWITCH_TIMEOUT: { network, wallet, timeoutMs: 300_000 },
  REQUEST_NOT_ALLOWED: { method: 'eth_sign' },
  REQUEST_USER_REJECTED: { method, wallet },
  REQUEST_CANCELLED: { wallet, method },
  REQUEST_TIMEOUT: { wallet, method, timeoutMs: 300_000 },
  REQUEST_ACCOUNT_CHANGED: { expected: address, actual: other },
  REQUEST_NETWORK_CHANGED: { expected: 'eip155:1', actual: 'eip155:8453' },
  REQUEST_SIGNATURE_INVALID: { address, wallet },
  REQUEST_SIGNATURE_UNCHECKED: { address, network },
  REQUEST_WRONG_ACCOUNT: { method, field: 'from', expected: address, actual: '0x01' },
  REQUEST_WRONG_NETWORK: {
    ...{ method, field: 'domain.chainId', expected: 'eip155:1', actual: 'eip155:8453' },
  },
  REQUEST_UNREADABLE: { method, reason: 'a getter' },
  REQUEST_REVIEW_CANCELLED: { method },
  REQUEST_TOO_MANY: { method },
  REQUEST_BATCH_UNSUPPORTED: { wallet: 'Rabby', reason: 'atomic batches' },
  POLICY_FAILED: { method },
  WALLET_NOT_INSTALLED: { wallet },
  WALLET_BAD_ANSWER: { wallet, method: 'eth_chainId', answer: { chainId: '0x1' } },
  WALLET_NO_ANSWER: { wallet, method: 'eth_chainId', timeoutMs: 5000 },
  WALLET_UNAUTHORIZED: { wallet, method },
  WALLET_METHOD_UNSUPPORTED: { wallet, method },
  WALLET_DISCONNECTED: { wallet },
  WALLET_ERROR: { wallet, method },
  WALLET_POPUP_BLOCKED: { wallet },
  SERVICE_UNREACHABLE: { service: 'wallet list' },
  SERVICE_TIMEOUT: { service: 'wallet list', timeoutMs: 10_000 },
  SERVICE_FORBIDDEN: { service: 'wallet list', status: 403 },
  SERVICE_BUSY: { service: 'wallet list', status: 503, retryAfterMs: 30_000 },
  SERVICE_FAILED: { service: 'wallet list', status: 500 },
  SERVICE_BAD_ANSWER: { service: 'wallet list', reason: 'not JSON' },
  TRANSACTION_FAILED: { reason: 'nonce too low', hash: '0x5e' },
  PAYMENT_FUNDS_INSUFFICIENT: { symbol: 'USDC', available: '4.2' },
  PAYMENT_FEE_UNCOVERED: { symbol: 'ETH', fee: '0.0002' },
  PAYMENT_TOO_SMALL: { symbol: 'BTC', minimum: '0.00000294' },
  PAYMENT_TOKEN_MISTRUSTED: {
    token: 'USDC',
    reason: 'the chain says it has 6 decimals and not 18',
  },
  PAYMENT_ALTERED: { field: 'amount' },
  PAYMENT_EXPIRED: undefined,
  PAYMENT_UNSUPPORTED: { network: 'Polkadot Asset Hub' },
  SWAP_UNSUPPORTED: { network: 'Bitcoin' },
  SWAP_NO_ROUTE: { source: 'DAI', target: 'USDC' },
  SWAP_QUOTE_MISMATCH: { source: 'Harbour Exchange', field: 'toAccount' },
  SWAP_ROUTER_UNKNOWN: { router: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
  SWAP_FLOOR_MISSING: { router: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
  SWAP_EFFECT_UNEXPECTED: { effect: '5 USDC leave the account' },
  SWAP_PRICE_MOVED: { symbol: 'USDC', minimum: '9.87', now: '9.5' },
  SWAP_VALUE_LOST: { percent: 31 },
  ONRAMP_UNSUPPORTED: { network: 'Polkadot Asset Hub' },
  ONRAMP_AMOUNT_OUTSIDE: { currency: 'EUR', minimum: '10', maximum: '7500' },
  ONRAMP_URL_REFUSED: { provider: 'Harbour Pay', host: 'pay.example.net' },
  ONRAMP_DECLINED: { provider: 'Harbour Pay', reason: 'the card was declined' },
  SIWX_MESSAGE_INVALID: { field: 'nonce', reason: 'is not what was asked for' },
  SIWX_DOMAIN_MISMATCH: { expected: 'app.example', actual: 'evil.example' },
  SIWX_ACCOUNT_MISMATCH: { expected: '0x1', actual: '0x2' },
  SIWX_EXPIRED: { at: '2026-11-27T01:10:00Z' },
  SIWX_NOT_YET_VALID: { at: '2026-11-27T01:10:00Z' },
  SIWX_NONCE_REFUSED: { reason: 'used' },
  SIWX_SIGNATURE_REFUSED: { type: 'eip191' },
  SIWX_UNVERIFIABLE: { reason: 'eip155:1 is not configured' },
  SIWX_UNSUPPORTED: { wallet: 'Rabby', reason: 'it signs no messages' },
  SIWX_LINK_REFUSED: { account: 'eip155:1:0x1' },
  SIWX_REQUIRED: undefined,
  SIWX_SESSION_ENDED: { reason: 'the visitor signed out everywhere' },
  NAME_INVALID: { reason: 'a name has no hyphen at an end' },
  NAME_TAKEN: { name: 'alice.names.example' },
  NAME_RESERVED: { name: 'support.names.example' },
  NAME_TOO_SIMILAR: { name: 'a11ce.names.example', other: 'alice.names.example' },
  NAME_LIMIT_REACHED: { limit: '5' },
  NAME_UNSUPPORTED: { reason: 'the service has no zone' },
  NAME_NOT_OWNED: { name: 'alice.names.example' },
  NAME_RECORDS_INVALID: { reason: '/records/texts/avatar is no picture' },
  PERMISSION_INVALID: { field: 'expiry', reason: 'has passed' },
  PERMISSION_UNSUPPORTED: { wallet: 'Rabby', reason: 'it grants no permissions' },
  PERMISSION_BROADER_THAN_ASKED: { wallet: 'Rabby', field: 'amount' },
  ACCOUNT_UPGRADE_UNSUPPORTED: { network: 'Avalanche', reason: 'no code' },
  OPERATION_REJECTED: { reason: 'banned' },
  SPONSOR_DECLINED: { reason: 'budget' },
  FRAME_UNREACHABLE: { origin: secure },
  FRAME_REFUSED: { origin: secure, reason: 'https://evil.example is not on its list' },
  FRAME_LOST: { origin: secure },
  FRAME_BAD_ANSWER: { origin: secure, reason: 'an unknown field' },
  FRAME_VERSION_UNSUPPORTED: { update: 'wallet' },
  LOGIN_CODE_WRONG: { left: 3 },
  LOGIN_CODE_EXPIRED: undefined,
  LOGIN_THROTTLED: { retryAfterMs: 30_000 },
  LOGIN_PROVIDER_REFUSED: { provider: 'google' },
  LOGIN_PROVIDER_FAILED: { provider: 'google', reason: 'the state is another one' },
  LOGIN_WINDOW_CLOSED: { provider: 'google' },
  LOGIN_DEVICE_UNPROVEN: undefined,
  WALLET_LOCKED: { wallet },
  SHARE_MISMATCH: undefined,
  SHARE_REFUSED: { reason: 'the generation is not current' },
  STORAGE_UNAVAILABLE: { reason: 'full' },
  UI_LOAD_FAILED: undefined,
} satisfies { [code in ErrorCode]: ErrorContext[code] }

const codes = Object.keys(errorMessages) as ErrorCode[]

function createError(code: ErrorCode): CleatError {
  const Any = CleatError as new (code: ErrorCode, parameters: unknown) => CleatError
  return new Any(code, { context: samples[code] })
}

test('default', () => {
  const messages = codes.map((code) => `${code}: ${createError(code).shortMessage}`)
  expect(`\n${messages.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    CAIP_NETWORK_ID_INVALID: "eip155" is not a CAIP-2 chain id. Pass a namespace and a reference, such as "eip155:1".
    CAIP_ADDRESS_INVALID: "eip155:1:" is not a CAIP-10 account id. Pass a chain id and an address, such as "eip155:1:0x…".
    CONFIG_NO_NETWORKS: No networks were given, so there is nothing to connect to. Pass at least one, such as \`networks: [mainnet]\`.
    CONFIG_NETWORK_INVALID: Network "Base" has a malformed \`id\`: "8453". Requests could reach the wrong chain. Take the network from "@cleat/react/networks" or correct the field.
    CONFIG_NETWORK_DUPLICATE: Network eip155:8453 was given twice, so it is unclear which RPC URL to use. Keep one of them.
    CONFIG_RPC_URL_INVALID: Network "Base" has the RPC URL "rpc.example.org", which cannot be reached by http or WebSocket. Pass a full URL such as "https://rpc.example.org".
    CONFIG_ADAPTER_INVALID: {} is not a chain adapter. Pass one made by an adapter package, such as \`new WagmiAdapter({ networks })\`.
    CONFIG_ADAPTER_DUPLICATE: Two adapters (wagmi, ethers) serve the namespace eip155, so wallets would be listed twice. Keep one of them.
    CONFIG_ADAPTER_WITHOUT_NETWORK: The adapter wagmi serves eip155, but no network of that namespace was given, so it has nothing to do. Add such a network or remove the adapter.
    CONFIG_RELAY_URL_INVALID: The relay "relay.example.org" cannot be reached by WebSocket, so no wallet can be paired. Pass a full URL such as "wss://relay.example.org".
    CONFIG_NO_KIT: useAppKit was used before createAppKit, so there is no kit to act on. Call createAppKit once when your app starts, or render inside <AppKitProvider>.
    CONFIG_OPTION_UNKNOWN: "enableSwap" is not an option of createAppKit, so it has no effect. Check its spelling or remove it. Production builds ignore it.
    CONFIG_VIEW_UNKNOWN: "Swap" is no view that an app can open, so nothing was opened. Use one of the views that \`open\` is typed with.
    CONFIG_SIWX_INVALID: The sign-in of createAppKit cannot be used: both \`siwx\` and \`siweConfig\` were given. Pass either \`siwx\` or \`siweConfig\`.
    ADAPTER_NOT_FOUND: Chain adapter not found for "solana". Add an adapter for this namespace to createAppKit.
    ADAPTER_FEATURE_MISSING: The adapter wagmi cannot do message:sign. Ask for it only where the adapter's features list it.
    CONNECTOR_NOT_FOUND: Connector "org.example.wallet" not found. The wallet may have been removed. Choose one from the connector list.
    CONNECTION_USER_REJECTED: The connection was declined in Harbour. Nothing was shared. Try again and approve it there.
    CONNECTION_USER_CLOSED: The modal was closed before this was finished. Open it again to continue.
    CONNECTION_PENDING: Harbour is already showing a request, so it refused another one. Open Harbour and answer it first.
    CONNECTION_TIMEOUT: Harbour did not answer within 300 seconds. Open Harbour, unlock it and try again.
    CONNECTION_NO_ACCOUNTS: No accounts found. Harbour approved the connection but shared no account. Choose an account in the wallet and try again.
    CONNECTION_REPLACED: Connecting Harbour was given up because another connection was started. Only one runs at a time.
    CONNECTION_FAILED: Harbour could not be connected. Reload the page or open the wallet, then try again.
    CONNECTION_RELAY_UNREACHABLE: The relay wss://relay.example.org cannot be reached, so no wallet outside this browser can be paired. Check the network, then try again.
    CONNECTION_RELAY_REFUSED: The relay wss://relay.example.org refused this page (clock), so no wallet outside this browser can be paired. Set the clock of this device.
    CONNECTION_NOT_CONNECTED: No wallet is connected on eip155, so there is nobody to ask. Connect a wallet first.
    CONNECTION_KIT_DESTROYED: The kit was destroyed while this was running, so it was given up. Create a new kit to continue.
    NETWORK_NOT_FOUND: Network not found: "eip155:137" is not one of the app's networks. Add it to \`networks\` in createAppKit.
    NETWORK_RPC_FAILED: No RPC of Base answered, so its state is not known. Check your internet connection, or give the network another RPC URL.
    NETWORK_SWITCH_REJECTED: Switching to Base was declined in Harbour. The network stays as it was. Try again and approve it there.
    NETWORK_SWITCH_UNSUPPORTED: Harbour cannot switch to Base. Add or choose the network in the wallet itself.
    NETWORK_SWITCH_FAILED: Switch network failed. Harbour is not on Base, so nothing may be sent there. Choose the network in the wallet, or try again.
    NETWORK_SWITCH_TIMEOUT: Harbour did not answer the switch to Base within 300 seconds. Open Harbour and try again.
    REQUEST_NOT_ALLOWED: Requested RPC call is not allowed: "eth_sign". It could sign something nobody can read. Use a method that shows what it signs.
    REQUEST_USER_REJECTED: personal_sign was declined in Harbour. Nothing was signed or sent.
    REQUEST_CANCELLED: personal_sign was cancelled here before Harbour answered. It may still be waiting in the wallet: decline it in Harbour.
    REQUEST_TIMEOUT: Harbour did not answer personal_sign within 300 seconds. Whether it was done is not known: look in Harbour before trying again.
    REQUEST_ACCOUNT_CHANGED: The account changed before the request was handed over: it was made for 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045, the wallet is on 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266. Nothing was sent. Check the account and try again.
    REQUEST_NETWORK_CHANGED: The network changed before the request was handed over: it was made for eip155:1, the wallet is on eip155:8453. Nothing was sent. Check the network and try again.
    REQUEST_SIGNATURE_INVALID: The signature that Harbour returned was not made by 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 for this message, so it was thrown away. Update the wallet or use another one.
    REQUEST_SIGNATURE_UNCHECKED: The signature for 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 could not be checked, because no RPC of Base answered. It is not handed on unchecked. Check your connection and try again.
    REQUEST_WRONG_ACCOUNT: personal_sign names the account "0x01" in from, but 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 is connected. The wallet was not asked, because it could sign for an account that nobody sees here. Use the connected account, or connect the other one.
    REQUEST_WRONG_NETWORK: personal_sign is for the network "eip155:8453" by its domain.chainId, but the wallet is on eip155:1. The wallet was not asked, because what it signs could be used on a network that nobody sees here. Switch the network first.
    REQUEST_UNREADABLE: The parameters of "personal_sign" have a getter, so what they say cannot be checked. The wallet was not asked. Pass plain data, as JSON has it.
    REQUEST_REVIEW_CANCELLED: "personal_sign" was reviewed in the app and not let through. The wallet was not asked. Ask again when the visitor wants it.
    REQUEST_TOO_MANY: "personal_sign" came while eight other requests waited for the visitor’s review, so the wallet was not asked. Ask for one thing at a time.
    REQUEST_BATCH_UNSUPPORTED: Rabby cannot carry out these calls: "atomic batches". Nothing was sent. Send them one after the other, or without \`atomicRequired\`.
    POLICY_FAILED: The app’s policy, or its review, failed for "personal_sign", so the wallet was not asked. Look at the cause, and answer 'allow', 'confirm' or 'refuse'.
    WALLET_NOT_INSTALLED: Harbour was not found in this browser. Install it or enable its extension, then reload the page.
    WALLET_BAD_ANSWER: Harbour answered eth_chainId with {"chainId":"0x1"}, which the standard does not allow, so it was ignored. Update the wallet or use another one.
    WALLET_NO_ANSWER: Harbour did not answer eth_chainId within 5 seconds. Open the wallet or reload the page.
    WALLET_UNAUTHORIZED: Harbour has not allowed this site to use personal_sign. Connect the wallet again and choose the account.
    WALLET_METHOD_UNSUPPORTED: Harbour does not support personal_sign. Use another wallet for this.
    WALLET_DISCONNECTED: Harbour has lost its connection to the network. Check the wallet and your internet connection, then try again.
    WALLET_ERROR: Harbour failed on personal_sign. Nothing more is known. Try again, or look into the wallet for details.
    WALLET_POPUP_BLOCKED: The browser blocked the window of Harbour, so it could not be asked. Ask again from a click: browsers open windows for nothing else.
    SERVICE_UNREACHABLE: The wallet list could not be reached, so what it knows is missing. Check your internet connection and try again.
    SERVICE_TIMEOUT: The wallet list did not answer within 10 seconds, so what it knows is missing. Try again.
    SERVICE_FORBIDDEN: Invalid App Configuration: the wallet list refused this app (HTTP 403). Add the app's origin and project id to what the service allows.
    SERVICE_BUSY: The wallet list takes no more requests at the moment (HTTP 503), so what it knows is missing. Wait a little and try again.
    SERVICE_FAILED: The wallet list failed (HTTP 500), so what it knows is missing. Try again; if it stays so, tell whoever runs the service.
    SERVICE_BAD_ANSWER: The wallet list answered with something unreadable ("not JSON"), so the answer was thrown away. Check its address and version.
    TRANSACTION_FAILED: The chain refused transaction 0x5e: "nonce too low". Nothing was moved except, at most, a fee. Correct what it names, then send a new transaction.
    PAYMENT_FUNDS_INSUFFICIENT: The account holds "4.2" USDC, which is less than what was to be paid. Pay less, or add funds first.
    PAYMENT_FEE_UNCOVERED: The network takes about "0.0002" ETH for this, and the account has less than that left. Add ETH, or pay less.
    PAYMENT_TOO_SMALL: The amount cannot be paid: the network wants it to be at least "0.00000294" BTC. Pay at least that.
    PAYMENT_TOKEN_MISTRUSTED: The token "USDC" was not paid, because the chain says it has 6 decimals and not 18. The amount could be another one than it seems. Read the token anew.
    PAYMENT_ALTERED: What would be signed differs from the payment that was shown (amount), so the wallet was not asked. Prepare the payment again.
    PAYMENT_EXPIRED: The payment was prepared too long ago for the network to take it. Prepare it again.
    PAYMENT_UNSUPPORTED: Unsupported chain: nothing can be sent on "Polkadot Asset Hub" here. Choose another network.
    SWAP_UNSUPPORTED: Network not supported for Swaps: nothing can be swapped on "Bitcoin" here. Choose another network.
    SWAP_NO_ROUTE: Insufficient liquidity: nobody swaps this much "DAI" for "USDC" now. Try less, or another token.
    SWAP_QUOTE_MISMATCH: The offer of "Harbour Exchange" answers something else than was asked (toAccount), so it was dropped. Ask again, or choose another offer.
    SWAP_ROUTER_UNKNOWN: The offer calls "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", a contract or function that Cleat does not know, so the wallet was not asked. Choose another offer.
    SWAP_FLOOR_MISSING: The call of "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" does not say how little it may bring, so it could take everything and the wallet was not asked. Choose another offer.
    SWAP_EFFECT_UNEXPECTED: Tried out, the swap does something else than it should: "5 USDC leave the account". The wallet was not asked. Choose another offer.
    SWAP_PRICE_MOVED: The price moved: the swap would bring "9.5" USDC, and "9.87" USDC was the least. The wallet was not asked. Look at the new price.
    SWAP_VALUE_LOST: The swap would lose 31 % of the value, so the wallet was not asked. Swap less, or another token.
    ONRAMP_UNSUPPORTED: Nothing can be bought for "Polkadot Asset Hub" here. Choose another network.
    ONRAMP_AMOUNT_OUTSIDE: The amount cannot be paid: it has to be at least "10" EUR and at most "7500" EUR. Change it.
    ONRAMP_URL_REFUSED: The link for "Harbour Pay" leads to "pay.example.net", which is not its site, so it was not opened. Choose another provider.
    ONRAMP_DECLINED: Harbour Pay declined the purchase: "the card was declined". Try again there, or choose another provider.
    SIWX_MESSAGE_INVALID: The sign-in message was not used: its nonce is not what was asked for. Write it by EIP-4361, with what the server asked for.
    SIWX_DOMAIN_MISMATCH: The sign-in message is for "evil.example", and this page is "app.example". The wallet was not asked. Add the origin of this page to the domains of the server.
    SIWX_ACCOUNT_MISMATCH: The sign-in is of "0x2", and 0x1 was asked. No session was started. Choose the account in the wallet and try again.
    SIWX_EXPIRED: The sign-in message was over at 2026-11-27T01:10:00Z, so the signature came too late. Sign in again.
    SIWX_NOT_YET_VALID: The sign-in message begins at 2026-11-27T01:10:00Z. Check the clock of the server and of this device.
    SIWX_NONCE_REFUSED: The sign-in message was refused because its nonce is used. Ask for a new one and sign again.
    SIWX_SIGNATURE_REFUSED: The signature (eip191) was not made by the account for this sign-in message. No session was started. Try again, or use another wallet.
    SIWX_UNVERIFIABLE: Whether the account signed could not be checked: eip155:1 is not configured. It may be a smart account. Configure its chain for the server, or use another wallet.
    SIWX_UNSUPPORTED: Rabby cannot sign in: it signs no messages. Use another wallet.
    SIWX_LINK_REFUSED: eip155:1:0x1 was not added to the session, because the server has another user for it. Sign out, and sign in with it.
    SIWX_REQUIRED: The service answers only visitors who are signed in, and nobody is. Sign in with a wallet first.
    SIWX_SESSION_ENDED: The session ended: the visitor signed out everywhere. Nothing is wrong with the wallet. Sign in again.
    NAME_INVALID: The name cannot be registered: "a name has no hyphen at an end". Nothing was registered. Choose another one.
    NAME_TAKEN: "alice.names.example" belongs to another account, so it was not registered. Choose another one.
    NAME_RESERVED: "support.names.example" is kept back, because visitors would trust it. Nothing was registered. Choose another one.
    NAME_TOO_SIMILAR: "a11ce.names.example" is too easily taken for "alice.names.example", which belongs to another account. Nothing was registered. Choose another one.
    NAME_LIMIT_REACHED: The account has 5 names, and may not have more. Nothing was registered. Release one first.
    NAME_UNSUPPORTED: No name can be registered here: "the service has no zone". Set \`names.zone\` to the zone of \`services.data\`, or use a wallet that signs messages.
    NAME_NOT_OWNED: "alice.names.example" does not belong to the account, so nothing was changed. Connect the account that has it.
    NAME_RECORDS_INVALID: A name cannot have these records: "/records/texts/avatar is no picture". Nothing was changed. Correct them and sign again.
    PERMISSION_INVALID: The permission was not asked for: \`expiry\` "has passed". Nothing was granted. Correct the request.
    PERMISSION_UNSUPPORTED: Rabby cannot grant this: "it grants no permissions". Nothing was granted. Ask for another permission, or use another wallet.
    PERMISSION_BROADER_THAN_ASKED: Rabby granted more than the app asked for (amount), so the app does not get it. It may still be active. Revoke it.
    ACCOUNT_UPGRADE_UNSUPPORTED: The account cannot be a smart account on Avalanche: "no code". Nothing was sent. Configure the network for the embedded wallet, or let the visitor use a plain account.
    OPERATION_REJECTED: The operation was not sent: "banned". Nothing left the account. Look at the cause and ask again.
    SPONSOR_DECLINED: The sponsor that was shown does not pay: "budget". Nothing was sent, and the account does not pay in its place. Ask again, so that the visitor sees the new fee.
    FRAME_UNREACHABLE: The embedded wallet at https://wallet.app.example did not load, so its accounts cannot be used. Check that the server runs, and allow https://wallet.app.example in the \`frame-src\` of the page’s Content-Security-Policy.
    FRAME_REFUSED: The embedded wallet at https://wallet.app.example refused this page: "https://evil.example is not on its list". Add the origin of the page to the server’s \`WALLET_HOSTS\`.
    FRAME_LOST: The embedded wallet at https://wallet.app.example stopped answering, so what was asked ended. Whether it was done is not known: check before you ask again.
    FRAME_BAD_ANSWER: The embedded wallet at https://wallet.app.example answered with something unreadable ("an unknown field"), so the answer was thrown away. Check that its pages and its service are of one release, and that nothing changes what they send.
    FRAME_VERSION_UNSUPPORTED: The app and its embedded wallet have no version of the protocol in common. Update the server of the wallet.
    LOGIN_CODE_WRONG: The code is wrong, so nobody was logged in. Tries left: 3. Type the code of the newest mail.
    LOGIN_CODE_EXPIRED: The code is too old, so nobody was logged in. Ask for a new one.
    LOGIN_THROTTLED: There were too many attempts to log in. Wait 30 seconds, then try again.
    LOGIN_PROVIDER_REFUSED: The login by "google" was declined. Nobody was logged in. Try again, or choose another way to log in.
    LOGIN_PROVIDER_FAILED: The login by "google" failed: "the state is another one". Nobody was logged in. Try again; if it stays so, check the provider’s settings on the server.
    LOGIN_WINDOW_CLOSED: The window of "google" was closed before the login was done. Nobody was logged in. Try again.
    LOGIN_DEVICE_UNPROVEN: The visitor did not prove that the wallet is theirs in this browser, so it stays closed. They need a passkey, another device or the recovery code.
    WALLET_LOCKED: Harbour is locked, because this browser lost its key. Nothing was signed. Ask again: the visitor can unlock it with a passkey or a recovery code.
    SHARE_MISMATCH: The parts of the key do not fit together, so the wallet was not opened. Nothing was signed. Recover the wallet with another method.
    SHARE_REFUSED: The server did not hand out its part of the key: "the generation is not current". Nothing was signed. Look at the cause, then ask again.
    STORAGE_UNAVAILABLE: Browser storage is full, so the app will not remember the wallet after a reload. Allow site data or free some space.
    UI_LOAD_FAILED: The wallet window could not be loaded. Check your internet connection and try again; if the app was updated, reload the page.
    "
  `)
})

test('behavior: a sample for each code and a code for each sample', () => {
  expect(Object.keys(samples)).toEqual(codes)
})

test.each(codes)('behavior: %s says what happened and what to do', (code) => {
  const { shortMessage, docsPath } = createError(code)
  expect(shortMessage.split(/[.] |[.]$/).length).toBeGreaterThan(2)
  expect(shortMessage).toMatch(/\.$/)
  expect(shortMessage).not.toMatch(/undefined|null|\[object|NaN|\n/)
  expect(docsPath).toMatch(/^\/errors#[a-z-]+$/)
})

test('parameters: actual when nothing is there', () => {
  const changed = (code: 'REQUEST_ACCOUNT_CHANGED' | 'REQUEST_NETWORK_CHANGED') =>
    new CleatError(code, { context: { expected: 'eip155:1', actual: undefined } }).shortMessage
  expect(changed('REQUEST_ACCOUNT_CHANGED')).toContain('the wallet is on no account')
  expect(changed('REQUEST_NETWORK_CHANGED')).toContain('the wallet is on none')
})

test('behavior: the documentation explains every code', async () => {
  const docs = renderDocs()
  expect(docs.match(/^### .*$/gm)?.sort()).toEqual(codes.map((code) => `### ${code}`).sort())
  await expect(docs).toMatchFileSnapshot('../../../../../docs/errors.md')
})

const areas: { readonly [area: string]: readonly [title: string, text: string] } = {
  CAIP: ['Identifiers', 'A chain or account id is malformed. The developer corrects it.'],
  CONFIG: ['Configuration', 'Thrown when the kit is created. The developer corrects the options.'],
  ADAPTER: ['Adapters', 'A chain family or an ability is missing. The developer adds it.'],
  CONNECTOR: ['Connectors', 'The wallet that was asked for is not in the list.'],
  CONNECTION: ['Connecting', 'Connecting a wallet ended without an account.'],
  NETWORK: ['Networks', 'The network could not be changed or reached.'],
  REQUEST: ['Requests', 'Something was to be signed or sent and was not.'],
  WALLET: ['Wallets', 'The wallet stumbled, stayed silent or answered with nonsense.'],
  PAYMENT: [
    'Payments',
    'Something is wrong with a payment. Nothing was signed: the wallet was not asked.',
  ],
  SWAP: [
    'Swaps',
    'A swap cannot be done, or does not what was shown. Nothing was signed: the wallet was not asked.',
  ],
  ONRAMP: ['Buying', 'A purchase could not be started, or the provider refused it.'],
  PERMISSION: [
    'Permissions',
    'A wallet did not let the app act without asking, or let it do more than it asked for.',
  ],
  ACCOUNT: ['Smart accounts', 'An account cannot be a smart one here. Nothing was sent.'],
  OPERATION: ['Operations', 'The embedded wallet sent nothing. Nothing left the account.'],
  SPONSOR: ['Sponsors', 'Who wanted to pay does not. The account does not pay in its place.'],
  FRAME: [
    'The embedded wallet',
    'Its frame did not load or answer. Every other wallet still works.',
  ],
  LOGIN: ['Logging in', 'A visitor could not be logged in to the embedded wallet.'],
  SHARE: ['Keys', 'The embedded wallet could not put its key together. Nothing was signed.'],
  NAME: ['Names', 'A name could not be registered or changed. Nothing else has changed.'],
  POLICY: ["The app's policy", 'What the app decides about requests. The wallet was not asked.'],
  SIWX: ['Signing in', 'A visitor could not be signed in. The wallet stays connected.'],
  TRANSACTION: [
    'Transactions',
    'The chain refused a transaction, or took it and undid it. The numbers of the chain are in the cause.',
  ],
  SERVICE: [
    'Services',
    'A service the app names did not help. Its feature falls back or says so; everything else goes on.',
  ],
  STORAGE: ['Storage', 'The browser keeps nothing. Everything works until the page is left.'],
  UI: ['Interface', 'The modal could not be shown.'],
}

function renderDocs(): string {
  const sections = Object.entries(areas).map(([area, [title, text]]) =>
    [
      `## ${title}`,
      text,
      ...codes.filter((code) => code.split('_')[0] === area).map(renderCode),
    ].join('\n\n'),
  )
  return `${[docsHead, ...sections].join('\n\n')}\n`
}

const docsHead = `# Errors

Whatever fails in Cleat fails with a \`CleatError\`. Go by its \`code\`, which never changes; the text may.

<!-- given
import type { Kit } from '@cleat/core'
declare const kit: Kit
declare const connectorId: string
-->

\`\`\`ts
import { isCleatError } from '@cleat/core'

try {
  await kit.actions.connect({ connectorId })
} catch (error) {
  if (isCleatError(error, 'CONNECTION_TIMEOUT')) console.log(error.context.timeoutMs)
}
\`\`\`

| field | |
| --- | --- |
| \`code\` | What happened, for programs. |
| \`context\` | The facts, typed by code. |
| \`shortMessage\` | What happened, why it matters and what to do, for people. |
| \`message\` | The short message, then where it is documented, what the cause said and the version. |
| \`cause\` | The error of the wallet or library behind it, as it was. |
| \`walk(match)\` | The first error in the chain of causes that matches. |

The messages below are examples; the names in them come from \`context\`.`

function renderCode(code: ErrorCode): string {
  const { shortMessage, docsPath } = createError(code)
  const context = samples[code]
  const facts = Object.keys(context ?? {}).map((name) => `\`${name}\``)
  return [
    `<a id="${docsPath.split('#')[1]}"></a>`,
    `### ${code}`,
    shortMessage.replaceAll('<', '&lt;'),
    ...(facts.length > 0 ? [`Facts: ${facts.join(', ')}`] : []),
  ].join('\n\n')
}
