import { type CatalogueRow, row } from './catalogueRow.ts'

const { shown } = row

const http = 'core/src/base/http/http.test.ts'
const hostile = 'core/src/base/http/http.hostile.test.ts'
const queries = 'core/src/runtime/queries'
const follow = 'evm/src/transfers/follow/followPayment.test.ts'
const chain = 'testing/src/conformance/evm/transfers'
const prepare = 'core/src/features/send/prepare/prepare.test.ts'

/** The faults of services, of the network and of chains. */
export const faultsOfNetwork: readonly CatalogueRow[] = [
  shown(
    '1',
    'A service refuses the app (403)',
    'Said once to the developer; the wallets that come with Cleat are there, and connect.',
    ['core/src/kit/forwardEvents.test.ts', 'behavior: a refusal is an alert for the developer'],
    [
      `${queries}/createWalletQueries.test.ts`,
      'behavior: on %s the bundled list stands in, and says why',
    ],
    [
      'e2e/journeys/walletServiceDesktop.spec.ts',
      'a wallet service that … keeps nobody from choosing',
    ],
  ),
  shown(
    '2',
    'A service is busy, and says until when (429)',
    'Not asked before; where that is too long, what is there stands in at once.',
    [http, 'behavior: a service that says when to come back is asked %s'],
    [http, 'error: SERVICE_BUSY at once where it is too long to wait'],
  ),
  shown(
    '3',
    'A service is busy for ever',
    'Asked three times with growing gaps, then not for 30 s.',
    [http, 'error: %i becomes %s after %i tries'],
    [`${queries}/data/createRetryGap.test.ts`, 'default'],
  ),
  shown(
    '4',
    'A service fails (500, 502, 503, 504)',
    'Reads are asked again, what is sent is not.',
    [http, 'error: %i becomes %s after %i tries'],
    [http, 'behavior: posts once'],
    [http, 'behavior: sends a text once, and reads one'],
  ),
  shown('5', 'A service cannot be reached', 'As 4, and said so.', [
    http,
    'error: SERVICE_UNREACHABLE',
  ]),
  shown(
    '6',
    'A service never answers',
    'Given up in time; the connection is closed, and a late answer ignored.',
    [http, 'error: SERVICE_TIMEOUT, also when the body never ends'],
    [hostile, 'behavior: a late answer after the time is ignored, and the connection is closed'],
  ),
  shown('7', 'Status 200 with something else', 'A bad answer; what is there stands in.', [
    hostile,
    'error: SERVICE_BAD_ANSWER for an answer with %s',
  ]),
  shown(
    '8',
    'An answer that is cut, or badly encoded',
    'A bad answer.',
    [hostile, 'error: SERVICE_BAD_ANSWER for an answer that is cut, at any byte'],
    [hostile, 'behavior: an answer with %s is read'],
  ),
  shown('9', 'JSON under another name', 'Read, if it is what was asked for.', [
    hostile,
    'behavior: JSON is read, though it is called %j',
  ]),
  shown(
    '10',
    'An answer without end, or a hundred thousand levels deep',
    'Read up to 4 MB, then a bad answer.',
    [http, 'error: SERVICE_BAD_ANSWER for %s'],
    [hostile, 'error: SERVICE_BAD_ANSWER for an answer with %s'],
  ),
  shown('11', 'An answer that drips', 'Given up in time: the time is that of the whole answer.', [
    hostile,
    'error: SERVICE_TIMEOUT for a drip: the time is that of the whole answer',
  ]),
  shown('12', 'A few bytes that unpack to many', 'What counts is what they unpack to.', [
    hostile,
    'error: SERVICE_BAD_ANSWER for a few bytes that unpack to 100 MB',
  ]),
  shown('13', 'A service sends the page elsewhere', 'Not followed.', [
    'core/src/base/http/http.redirects.test.ts',
    'error: %i is not followed',
  ]),
  shown('14', 'A service on another host forgets its headers (CORS)', 'As 5.', [
    'e2e/journeys/walletServiceDesktop.spec.ts',
    'a wallet service on another host without CORS keeps nobody from choosing',
  ]),
  shown(
    '15',
    'Offline at the start, or for a while',
    'Said so, and on when the network is back; nothing is dialled meanwhile.',
    [
      'ui/src/features/tokens/TokensTab/TokensTab.test.tsx',
      'behavior: offline says so, and loads when the network is back',
    ],
    ['core/src/runtime/walletConnect/dialOnce.test.ts', 'error: offline, nobody dials'],
    ['core/src/kit/createActions.test.ts', 'behavior: who is offline can leave'],
  ),
  shown('16', 'A slow line', 'Only slower. Shown for the relay, at 200 ms each way.', [
    'e2e/pairing/relayFaults.test.ts',
    'behavior: a line that takes 200 ms each way is only slower',
  ]),
  shown(
    '17',
    'Answers in another order',
    'The latest question counts.',
    ['react/src/hooks/useAppKitWallets.test.tsx', 'behavior: only the latest fetch counts'],
    [
      'react/src/buttons/AppKitAccountButton.test.tsx',
      'behavior: a superseded answer changes nothing',
    ],
    [prepare, 'behavior: an answer that comes after %s changed is nobody’s'],
  ),
  shown('18', 'Something kept by another version', 'Ignored, and left as it is.', [
    'core/src/base/storage/createStorage.test.ts',
    'behavior: ignores a version of the future without erasing it',
  ]),
  shown(
    '19',
    'A node that is behind, of another chain, or has lost the past',
    'Decides nothing: never confirmed, never dropped by it.',
    [follow, 'behavior: an RPC that %s decides nothing'],
    [`${chain}/testTokens.ts`, 'an RPC of another chain'],
    ['adapter-solana/src/transfers/followPayment.test.ts', 'behavior: never dropped by a node %s'],
    [
      'adapter-solana/src/transfers/followPayment.test.ts',
      'behavior: a node that was behind at first makes nothing too old too early',
    ],
    [
      'adapter-bitcoin/src/transfers/followPayment.test.ts',
      'behavior: nothing is decided by an index that does not know it, or breaks',
    ],
  ),
  shown('20', 'A transaction that no node knows for two minutes', 'Pending, then confirmed.', [
    follow,
    'behavior: unknown for two minutes, then there',
  ]),
  shown(
    '21',
    'A transaction that is replaced, or taken back with its block',
    'Said to be replaced; a block that is taken back is none.',
    [`${chain}/testFollow.ts`, 'made faster in the wallet, it is confirmed under its new name'],
    [`${chain}/testFollow.ts`, 'cancelled in the wallet, it is replaced'],
    [`${chain}/testFollow.ts`, 'a block that is taken back is none'],
  ),
  shown(
    '22',
    'A fee that changes while it is looked at',
    'Made ready again, and confirmed again. Quotes come with swaps.',
    [prepare, 'behavior: a fee that rose since it was seen has to be confirmed'],
    [
      prepare,
      'behavior: what expires is made ready anew before it does, as long as it is looked at',
    ],
    [
      'core/src/features/send/send/send.test.ts',
      'behavior: a fee that is higher in the payload than on the screen is refused',
    ],
  ),
]
