import { type CatalogueRow, row } from './catalogueRow.ts'

const { later, shown } = row

const relay = 'apps/server/src/relay'
const rpc = `${relay}/rpc/answerRequest.test.ts`
const frame = `${relay}/rpc/readFrame.test.ts`
const token = `${relay}/auth/verifyToken.test.ts`
const entrance = `${relay}/createEntrance.test.ts`
const peer = `${relay}/createPeer.test.ts`
const sessions = 'core/src/runtime/walletConnect/createSessions.test.ts'
const session = 'core/src/runtime/walletConnect/readSession.test.ts'
const pairing = 'e2e/pairing'

const badParameters: readonly [string, string] = [rpc, 'error: -32602 for %s %.80j']

/** The rows about what relays and paired wallets are sent. */
export const badRelayInput: readonly CatalogueRow[] = [
  shown(
    'L01',
    'No JSON, a list, another version, an id that is none',
    '−32700 or −32600, and the connection goes on.',
    [frame, 'error: %s'],
    [rpc, 'error: the frame %s'],
  ),
  shown(
    'L02',
    'A method that is not known, parameters of another type',
    '−32601 or −32602.',
    [rpc, 'error: -32601 for %j'],
    badParameters,
  ),
  shown('L03', 'A topic that is none', '−32602.', badParameters),
  shown('L04', 'A message that is none, too large, or lasts for ever', '−32602.', badParameters),
  shown('L05', 'Subscriptions without end', 'Capped.', badParameters, [
    rpc,
    'error: more subscriptions than a socket may have',
  ]),
  shown('L06', 'Ending the subscription of somebody else', '−32602, and it stays.', [
    rpc,
    'error: a subscription of somebody else',
  ]),
  shown(
    'L07',
    'No token, one that is over, for another relay, of another key',
    'Not let in, with the reason: the clock, or the token.',
    [entrance, 'error: %s'],
    [entrance, 'error: a clock that is off by %i minutes is told so'],
    [token, 'error: auth: %s'],
    [token, 'error: clock: %s'],
  ),
  shown(
    'L08',
    'Floods, frames in parts without end, frames that break the rules',
    'Held up or closed, as the standard says; others go on.',
    [peer, 'error: %s ends the connection with %i'],
    [peer, 'behavior: a message in parts of one byte'],
    [
      peer,
      'behavior: a message that does not end is cut in time, whatever comes between its parts',
    ],
    [
      `${relay}/attack.test.ts`,
      'behavior: messages that do not end take so much memory of a network and no more',
    ],
    [peer, 'behavior: a flood of pings and of nonsense is held up, and others are not'],
    [`${relay}/conformance.test.ts`, 'error: close code %i'],
  ),
  shown(
    'L09',
    'A few bytes that unpack to many',
    'Nothing is unpacked: compression is not agreed to.',
    [peer, 'error: %s ends the connection with %i'],
    [peer, 'behavior: compression is not agreed to'],
  ),
  shown('L10', 'An envelope of another key, cut, changed, of another kind', 'Dropped in silence.', [
    `${pairing}/envelopes.test.ts`,
    'behavior: L10, envelopes that nobody can open are dropped, and the session goes on',
  ]),
  shown(
    'L11',
    'A request outside of the session',
    'Refused here, and never sent.',
    [
      `${pairing}/walletFaults.test.ts`,
      'error: a method that the wallet did not approve is refused here, and never sent',
    ],
    ['core/src/runtime/walletConnect/createRequests.test.ts', 'error: %s is never sent'],
  ),
  shown(
    'L12',
    'A session with ten thousand chains, a name that is markup, a page that is code',
    'Capped; a name is text, and a page is https or none.',
    [session, 'behavior: what a wallet writes is bounded'],
    [session, 'behavior: what a wallet writes under many keys is bounded too'],
    [session, 'behavior: of the peer, %s'],
  ),
  shown(
    'L13',
    'A session twice, over, or of other namespaces',
    'Used once, or not at all.',
    [sessions, 'behavior: settled twice, a session stays'],
    [sessions, 'behavior: load picks the latest that is live and usable'],
    [sessions, 'behavior: what approves nothing usable is ended'],
  ),
  shown('L14', 'An answer to nothing that was asked', 'Ignored.', [
    `${pairing}/envelopes.test.ts`,
    'behavior: L14, an answer to nothing that was asked changes nothing',
  ]),
  shown('L15', 'The id of a request for another one', 'The first counts.', [
    rpc,
    'error: the same id for another message: the first wins',
  ]),
  shown(
    'L16',
    'A change to a chain outside of the session',
    'Ignored.',
    [sessions, 'behavior: %s %s is ignored'],
    [
      `${pairing}/walletFaults.test.ts`,
      'behavior: events outside of what the session allows change nothing and break nothing',
    ],
  ),
  later('L17', 'A page that is not who it says', 'Said by wallets: the page is the other end.'),
  shown(
    'L18',
    'A bad request to upgrade',
    'Answered with its status, and the relay lives on.',
    [
      entrance,
      'parameters: allowedOrigins: other pages are refused, wallets that are no pages are not',
    ],
    [entrance, 'error: headers of 64 KB'],
    [entrance, 'error: a request to upgrade with %s is answered, and the relay lives on'],
  ),
]
