import { type CatalogueRow, row } from './catalogueRow.ts'

const { later, shown } = row

const relay = 'apps/server/src/relay'
const faults = 'e2e/pairing/relayFaults.test.ts'
const peer = `${relay}/createPeer.test.ts`
const data = 'apps/server/src/data'

/** The faults of relays and of what the server keeps. */
export const faultsOfServers: readonly CatalogueRow[] = [
  shown(
    '82',
    'The line to the relay is cut, at any step',
    'Nothing is lost or doubled, and all subscriptions are back.',
    [
      `${relay}/client/createRelayClient.test.ts`,
      'behavior: cut after %i frames, nothing is lost or doubled',
    ],
    [faults, 'behavior: a relay that is away for %i ms while the wallet answers costs no answer'],
    [faults, 'behavior: what is asked while the relay is away is asked when it is back'],
  ),
  shown(
    '83',
    'The other side fell silent without an end',
    'Found within 30 s; a page that is looked at again replaces it at once.',
    [peer, 'behavior: a half-open connection is found within 30 s'],
    [
      `${relay}/conformance.test.ts`,
      'behavior: a connection whose other side fell silent is dropped within 30 s, and others stay',
    ],
    [
      'e2e/pairing/pageFaults.test.ts',
      'behavior: coming back to the page replaces a dead connection, and the answer arrives within 3 s',
    ],
  ),
  shown(
    '84',
    'The relay restarts, or is killed while it publishes',
    'What it acknowledged is there, and all come back.',
    [
      `${relay}/crash.test.ts`,
      'behavior: kill -9 in the middle of publishing loses and doubles nothing',
    ],
    [
      `${relay}/realClients.test.ts`,
      'behavior: the relay restarts under a session, and both sides come back by themselves',
    ],
    [faults, 'behavior: a relay that crashes and restarts keeps the session of both'],
  ),
  shown(
    '85',
    'All clients come back at once',
    'All are back, and nothing is lost. Shown by the load of the bench.',
    ['bench/budgets.json', 'all back after kill -9, 2,000 sockets'],
  ),
  shown(
    '86',
    'Messages twice, in another order, changed, or no text',
    'Taken once, or dropped; the session lives.',
    [faults, 'behavior: messages that come twice are taken once'],
    [faults, 'behavior: messages that overtake each other pair and sign all the same'],
    [
      'e2e/pairing/envelopes.test.ts',
      'behavior: L10, envelopes that nobody can open are dropped, and the session goes on',
    ],
    [peer, 'error: %s ends the connection with %i'],
  ),
  shown(
    '87',
    'What was published is not acknowledged in time',
    'Published again, it is one message.',
    [
      `${relay}/createRelay.test.ts`,
      'behavior: the same publication twice is one message, also after it was acknowledged',
    ],
  ),
  shown(
    '88',
    'The other side is away for too long',
    'The message expires, and the request ends with its time.',
    [`${relay}/createRelay.test.ts`, 'behavior: what expired is not delivered'],
    ['core/src/runtime/walletConnect/createRequests.test.ts', 'error: REQUEST_TIMEOUT'],
  ),
  shown(
    '89',
    'A code expires while it is looked at',
    'It is renewed before; an old one connects nothing.',
    [
      'e2e/journeys/pairing.spec.ts',
      'a code is renewed before it expires, for as long as it is looked at',
    ],
    [
      'e2e/pairing/walletFaults.test.ts',
      'behavior: an approval of an expired offer connects nothing, and the offer after it connects',
    ],
  ),
  shown(
    '90',
    'A reader that does not read',
    'Costs little; others get everything.',
    [peer, 'behavior: a reader that does not read costs little, and others get everything'],
    [
      peer,
      'error: answers that nobody reads end the connection within 30 s, and meanwhile are few',
    ],
  ),
  shown(
    '91',
    'A disk that is full or fails, a database that is away',
    'Refused and said so, and taken again when there is room.',
    [
      `${relay}/store/openEmbeddedStore.test.ts`,
      'error: a file that is full refuses, and takes again when there is room',
    ],
    [
      'bench/soak/runDisk.test.ts',
      'default: a full disk refuses, loses nothing, and is recovered from',
    ],
    [
      `${relay}/store/openEmbeddedStore.test.ts`,
      'error: the disk fails after the message was written',
    ],
    [
      'apps/server/src/analytics/analyticsRoutes.test.ts',
      'error: DATABASE_UNAVAILABLE, and it recovers',
    ],
    [
      'apps/server/src/database/openPostgres.test.ts',
      'behavior: 503 while it is down, and by itself back when it is up',
    ],
  ),
  shown(
    '92',
    'The power is cut while it writes',
    'The store opens, and what was acknowledged is there.',
    ['bench/soak/runKills.test.ts', 'default: kill -9 loses nothing, also in a start'],
    [
      `${relay}/crash.test.ts`,
      'behavior: kill -9 in the middle of publishing loses and doubles nothing',
    ],
    [
      `${data}/history/crash.test.ts`,
      'behavior: kill -9 in the middle of reading loses and repeats nothing',
    ],
  ),
  shown(
    '93',
    'A node or a price service is away',
    'What was read before, and said to be so; others go on.',
    [
      `${data}/cache/createReadCache.test.ts`,
      'behavior: what cannot be read now is what was read before, and says so, for a while',
    ],
    [
      `${data}/apis/createLlamaPrices.test.ts`,
      'behavior: while it is away, prices are from before and say so; later there are none',
    ],
    [
      `${data}/balance/balanceRoutes.test.ts`,
      'error: a chain that is down is unavailable, and no other',
    ],
  ),
  later(
    '94',
    'A newer server takes the place of an older one',
    'There is one version yet. For a restart, see 84.',
    'No request fails beyond one retry.',
  ),
]
