import { type CatalogueRow, row } from './catalogueRow.ts'

const { shown } = row

const guard = 'evm/src/provider/guardProvider.test.ts'
const send = 'core/src/features/send/send/send.test.ts'
const connect = 'testing/src/conformance/suites/testConnect.ts'
const translate = 'core/src/contract/adapter/translateProviderError.test.ts'
const moving = 'adapter-wagmi/src/switchWalletChain.test.ts'
const evmInput = 'testing/src/conformance/evm/testEvmInput.ts'

/** The faults of wallets. */
export const faultsOfWallets: readonly CatalogueRow[] = [
  shown(
    '23',
    'A wallet never answers when it is connected',
    'A hint after 8 s; it can be left, and tried again.',
    ['e2e/journeys/trouble.spec.ts', 'a wallet that never answers: hint, close, and another try'],
    [
      'adapter-wagmi/src/connectWallet.test.ts',
      'behavior: a wallet that never answers can be left',
    ],
  ),
  shown(
    '24',
    'A wallet never answers when it signs or sends',
    'Left open, said so, and not sent again.',
    [send, 'error: REQUEST_TIMEOUT leaves it open, and a late answer is still heard'],
    [
      'e2e/pairing/walletFaults.test.ts',
      'error: a wallet that never answers can be given up at once, and asked again',
    ],
  ),
  shown('25', 'A wallet answers twice', 'The first answer counts.', [
    guard,
    'behavior: of two answers the first counts',
  ]),
  shown(
    '26',
    'A wallet answers when nobody asks any more',
    'Changes nothing; the next attempt is its own.',
    [connect, 'connect: given up, a late answer changes nothing'],
    [
      'core/src/runtime/actions/connect.test.ts',
      'behavior: replaced right after it was approved, it leaves the flow to the next',
    ],
    [
      'adapter-wagmi/src/connectWallet.test.ts',
      'behavior: given up, a late approval changes nothing',
    ],
  ),
  shown(
    '27',
    'A wallet is locked, and its window was closed',
    'As 23; that a request waits there is said.',
    [
      'ui/src/features/wallets/ConnectingExternalView/ConnectingExternalView.test.tsx',
      'error: a request waits in the wallet',
    ],
    [
      'adapter-wagmi/src/connectWallet.test.ts',
      'behavior: trying again waits for the prompt that is still open',
    ],
    [
      'testing/src/conformance/suites/testReconnect.ts',
      'reconnect: a locked wallet comes back when it is unlocked',
    ],
  ),
  shown(
    '28',
    'The codes of refusals, as numbers, as text, inside of others',
    'Each has its own error.',
    [translate, 'default: $number while doing $doing is $code'],
    [
      'core/src/contract/adapter/readErrorCode.test.ts',
      'behavior: finds a code at any depth up to seven',
    ],
  ),
  shown(
    '29',
    'A refusal with nothing, a text, a circle, or traps in it',
    'An error of the wallet.',
    [translate, 'behavior: %s is an error of the wallet'],
    [evmInput, '…: rejected with …'],
  ),
  shown('30', 'A wallet throws instead of refusing', 'As a refusal.', [
    guard,
    'behavior: a throw from %s becomes a rejection',
  ]),
  shown(
    '31',
    'A wallet shares no account, or none any more',
    'No connection, with an error of its own; later: locked.',
    [connect, 'connect: a wallet that shares no account'],
    [
      'testing/src/conformance/suites/testEvents.ts',
      'events: a locked wallet is disconnected, and back when it is unlocked',
    ],
  ),
  shown(
    '32',
    'The visitor goes to another account while signing',
    'Refused, or the signature of the account that was shown.',
    [
      'core/src/boot/actions/signMessage.test.ts',
      'error: REQUEST_ACCOUNT_CHANGED when the account changes while the wallet is read',
    ],
    [evmInput, 'H12, H13: a signature is the account’s own, of the text that was asked'],
    [
      'core/src/features/send/createSend.schedules.test.ts',
      'behavior: 10,000 schedules of presses, retries, time-outs and switches send nothing twice, elsewhere or otherwise',
    ],
  ),
  shown(
    '33',
    'A wallet goes while it is connected',
    'Disconnected, told once; it can be connected again.',
    [
      'adapter-wagmi/src/WagmiAdapter.gone.test.ts',
      'behavior: a wallet that says it is gone %s is disconnected, told once',
    ],
    [send, 'error: WALLET_DISCONNECTED, the wallet goes while it is asked'],
  ),
  shown(
    '34',
    'A wallet arrives late',
    'Listed without a reload.',
    [
      'testing/src/conformance/suites/testDiscover.ts',
      'discover: a wallet that arrives late is listed too',
    ],
    [
      'ui/src/features/wallets/ConnectView/ConnectView.test.tsx',
      'behavior: a late wallet appears in the open modal',
    ],
  ),
  shown(
    '35',
    'Wallets fight for one place',
    'Each has its row, and nothing is thrown.',
    [
      'e2e/journeys/wallets.spec.ts',
      'extensions that fight hide no honest wallet and pass for none',
    ],
    ['evm/src/discovery/findLegacyProvider.test.ts', 'behavior: finds nothing where there is %s'],
    [
      'evm/src/discovery/discoverWallets.test.ts',
      'behavior: an announced wallet cannot pass for the one at window.ethereum',
    ],
  ),
  shown(
    '36',
    'A wallet whose events are missing, throw or stay',
    'It can be used all the same, and is not heard afterwards.',
    [guard, 'behavior: works without `on` and `removeListener`'],
    [guard, 'behavior: `on` and `removeListener` that throw do no harm'],
    [guard, 'behavior: a wallet that keeps its listeners is not heard after release'],
  ),
  shown(
    '37',
    'A wallet lacks a method',
    'Another way is taken, or it is said.',
    [
      `core/src/runtime/queries/createDataQueries.test.ts`,
      'behavior: a wallet that %s is asked once, and the service instead',
    ],
    ['adapter-wagmi/src/disconnectWallets.test.ts', 'behavior: the wallet %s to revoke'],
    [
      'ui/src/features/networks/SwitchNetworkView/SwitchNetworkView.test.tsx',
      'error: the wallet cannot do it, so another wallet is the way',
    ],
  ),
  shown(
    '38',
    'A wallet does not know the chain',
    'It is added; refused, all stays as it was.',
    [moving, 'behavior: a chain that the wallet does not know is added'],
    [moving, 'error: adding is declined'],
  ),
  shown(
    '39',
    'A wallet says that it moved, and did not',
    'Said to have failed.',
    [moving, 'error: the wallet says it has switched and has not'],
    [
      'core/src/runtime/actions/switchNetwork.test.ts',
      'error: NETWORK_SWITCH_FAILED when the wallet says yes and stays',
    ],
    ['core/src/runtime/actions/switchNetwork.test.ts', 'error: NETWORK_SWITCH_TIMEOUT'],
  ),
  shown('40', 'The network changes at any step of a payment', 'Nothing is sent elsewhere.', [
    'core/src/features/send/createSend.schedules.test.ts',
    'behavior: 10,000 schedules of presses, retries, time-outs and switches send nothing twice, elsewhere or otherwise',
  ]),
  shown(
    '41',
    'Events in another order, and thousands of them',
    'In the end it is as the wallet says.',
    [
      'core/src/boot/handleAdapterEvent.test.ts',
      'behavior: events out of order end with the last truth',
    ],
    [evmInput, 'H22: a hundred thousand events'],
    ['core/src/kit/createKit.model.test.ts', 'default'],
  ),
  shown(
    '42',
    'A link to a wallet that is not there',
    'The store, a code and another try; the offer stands.',
    [
      'e2e/journeys/pairingPhone.spec.ts',
      'a tap on a wallet opens its app, and what else can be done if it does not',
    ],
    [
      'ui/src/features/wallets/ConnectingWalletConnectView/ConnectingWalletConnectView.test.tsx',
      'behavior: an app that does not open leaves every other way',
    ],
  ),
  shown(
    '43',
    'The browser throws the page away while the visitor is in the wallet',
    'The pairing is picked up, and the session is there.',
    [
      'e2e/pairing/pageFaults.test.ts',
      'behavior: a pairing that was approved while the browser threw the page away is picked up',
    ],
    [
      'e2e/pairing/pageFaults.test.ts',
      'behavior: a pairing that was declined while the page was gone is over, and a new one works',
    ],
  ),
  shown(
    '44',
    'A hardware wallet is away, locked or set otherwise',
    'Open, and not sent again. Shown for what Ledger says through wallets of Solana.',
    ['adapter-solana/src/translate/sendErrors.test.ts', 'default: %s %i %s'],
  ),
]
