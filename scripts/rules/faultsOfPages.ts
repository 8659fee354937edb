import { type CatalogueRow, row } from './catalogueRow.ts'

const { later, shown } = row

const page = 'core/src/runtime/walletConnect/followPage.test.ts'
const faults = 'e2e/pairing/pageFaults.test.ts'
const storage = 'core/src/base/storage/createStorage.test.ts'
const area = 'core/src/base/storage/createSafeArea.test.ts'
const pending = 'core/src/features/send/pendingTransactions'
const leftovers = 'react/src/leftovers.test.tsx'
const tabs = 'e2e/pairing/tabs.test.ts'

/** The faults of the tab, of time, of storage and of several tabs, and what apps do. */
export const faultsOfPages: readonly CatalogueRow[] = [
  shown(
    '56',
    'A tab that is not seen for long',
    'Nobody is asked meanwhile; nothing is given up too early.',
    [page, 'behavior: %s counts, and no time was lost'],
    [
      `${pending}/followTransaction.test.ts`,
      'behavior: a page that is left alone asks nobody for anything',
    ],
  ),
  shown(
    '57',
    'A page that is frozen, or comes back out of the cache',
    'Its time is counted once; a dead connection is replaced.',
    [page, 'behavior: out of the page cache, its time is counted once'],
    [
      faults,
      'behavior: coming back to the page replaces a dead connection, and the answer arrives within 3 s',
    ],
  ),
  shown(
    '58',
    'A machine that sleeps for hours',
    'The session is live, or over; one connection is made.',
    [
      'core/src/runtime/walletConnect/createSessions.test.ts',
      'behavior: load picks the latest that is live and usable',
    ],
    [
      'core/src/runtime/walletConnect/createWalletConnectClient.test.ts',
      'behavior: back on the page, a connection that is gone is made anew, for who needs it',
    ],
  ),
  shown(
    '59',
    'A clock that is wrong',
    'Up to three minutes count as right; beyond, the relay says so, and so does the page.',
    [
      'e2e/pairing/relayFaults.test.ts',
      'error: a clock that is off by %i minutes is told as the reason',
    ],
    ['apps/server/src/relay/auth/verifyToken.test.ts', 'parameters: clock off by %i ms'],
  ),
  shown(
    '60',
    'Another zone, another calendar, years after 2038',
    'No effect but on how dates are written.',
    [
      'ui/src/features/activity/ActivityTab/listActivity.test.ts',
      'behavior: in the calendar of %s',
    ],
    [
      'apps/server/src/analytics/createEventStore.test.ts',
      'behavior: the first and the last moment can be stored',
    ],
  ),
  shown(
    '61',
    'Storage that throws when it is looked at',
    'Memory in its place, for this visit.',
    [
      'core/src/base/storage/storageArea.test.ts',
      'behavior: finds nothing where reading the property is refused',
    ],
    [area, 'behavior: works where everything is refused'],
  ),
  shown(
    '62',
    'A database of the browser that never opens',
    'None is opened, so nothing waits for it.',
    [
      'scripts/rules/browserParts.test.ts',
      'default: no code of ours opens databases, reads cookies or listens to other windows',
    ],
  ),
  shown(
    '63',
    'Storage that is full',
    'What is refused is kept in memory, until there is room.',
    [area, 'behavior: keeps in memory what a full storage refuses'],
    [area, 'behavior: goes back to the storage once there is room'],
  ),
  shown(
    '64',
    'Nonsense in storage',
    'That key is dropped, the rest stays.',
    [storage, 'behavior: drops one broken key and keeps the rest'],
    [storage, 'behavior: whatever is stored, a value is valid or absent'],
    ['e2e/journeys/sessions.spec.ts', 'broken storage heals itself'],
  ),
  shown(
    '65',
    'Storage that is cleared meanwhile',
    'What is known here still holds; the session goes with the next visit.',
    [
      faults,
      'behavior: storage cleared during a session costs the session with the next visit, and no more',
    ],
    [
      `${pending}/createPendingPayments.test.ts`,
      'behavior: cleared by the visitor or another tab, what is known here still holds',
    ],
  ),
  shown('66', 'A cookie that makes no sense', 'Not read: Cleat reads no cookies.', [
    'scripts/rules/browserParts.test.ts',
    'default: no code of ours opens databases, reads cookies or listens to other windows',
  ]),
  shown(
    '67',
    'Disconnected in one tab while another signs',
    'The other is disconnected too, and its request ends.',
    [
      'testing/src/conformance/suites/testTabs.ts',
      'tabs: what is connected and disconnected in one is so in the other',
    ],
    ['e2e/journeys/sessions.spec.ts', 'tabs follow each other'],
    [tabs, 'behavior: disconnected in one tab, the request of the other ends'],
  ),
  shown(
    '68',
    'Another account or network in each tab',
    'Each shows what its wallet says; what both keep is merged.',
    [
      'testing/src/conformance/suites/testTabs.ts',
      'tabs: each reports another account of the wallet soon',
    ],
    [
      'core/src/runtime/walletConnect/mergeStored.test.ts',
      'behavior: whatever two pages add and remove',
    ],
  ),
  shown('69', 'One pairing, and requests of two tabs', 'Each answer reaches the tab that asked.', [
    tabs,
    'behavior: of two tabs with one pairing, each gets its own answers',
  ]),
  later(
    '70',
    'The tab that leads is killed',
    'No tab leads: each has its own connection; see 69.',
    'Another tab leads within two seconds; no answer is lost.',
  ),
  shown(
    '71',
    'Two versions in two tabs',
    'What a later one keeps is ignored, and left as it is.',
    [storage, 'behavior: ignores a version of the future without erasing it'],
    [storage, 'behavior: takes %j of another tab for nothing'],
  ),
  shown(
    '72',
    'Everything is mounted twice',
    'One kit, one connection.',
    [
      'react/src/AppKitProvider.test.tsx',
      'behavior: creates one kit, in strict mode and over fifty mounts',
    ],
    [faults, 'behavior: 18 mounts of one kit make one connection to the relay'],
  ),
  shown(
    '73',
    'Unmounted at any moment',
    'No listener and no element is left.',
    [leftovers, 'behavior: two kits in strict mode, opened 200 times and destroyed, leave nothing'],
    [
      'react/src/interface/attachModal.test.ts',
      'behavior: destroyed while loading, nothing is mounted',
    ],
    ['core/src/kit/createKit.test.ts', 'behavior: destroyed, a kit tells nobody anything any more'],
  ),
  shown(
    '74',
    'A module that is reloaded',
    'One kit, and nothing of the old one.',
    ['react/src/createAppKit.test.ts', 'behavior: twenty hot reloads leave one listener set'],
    [
      leftovers,
      'behavior: a module that is reloaded replaces its kit, and nothing of the old one is left',
    ],
  ),
  shown(
    '75',
    'Two kits on one page',
    'They do not know each other.',
    [
      'apps/laboratory/src/rivals.test.ts',
      'behavior: two kits on one page, each connected to its own, and one goes without the other',
    ],
    ['core/src/kit/createKit.test.ts', 'behavior: two kits of one page do not know each other'],
  ),
  shown(
    '76',
    'Drawn on a server, many at once',
    'No window is needed, and no visitor sees another’s.',
    ['ui/src/exports/server.test.tsx', 'behavior: renders on a server, without a style attribute'],
    [
      'react/src/buttons/AppKitButton.test.tsx',
      'behavior: hydrates server markup without a mismatch',
    ],
    [
      'react/src/server.test.tsx',
      'behavior: 200 renders at once on a server are the same, and nobody’s',
    ],
    [
      'e2e/journeys/nextDesktop.spec.ts',
      'Next by …: drawn on the server, taken over without a word, connected',
    ],
  ),
  shown('77', 'Options that are other objects with each render', 'The kit is the same.', [
    'react/src/AppKitProvider.test.tsx',
    'behavior: a thousand renders with other objects and closures leave the kit as it is',
  ]),
  shown(
    '78',
    'A callback of the app throws',
    'It is reported once, and disturbs nobody.',
    [
      'core/src/state/events.test.ts',
      'behavior: a listener that throws disturbs nobody and is reported once',
    ],
    [
      'core/src/runtime/actions/connect.test.ts',
      'behavior: a listener of the app that throws does not undo the connection',
    ],
  ),
  later(
    '79',
    'The app has other ideas of `fetch`, `Promise`, `Date`',
    'Not shown yet.',
    'Works, or says at the start what is missing.',
  ),
  shown(
    '80',
    'A strict policy',
    'All of it works, without a word of the browser.',
    ['e2e/journeys/csp.spec.ts', 'nothing of Cleat needs more than a strict policy'],
    ['e2e/journeys/csp.spec.ts', 'the policy is strict'],
  ),
  shown(
    '81',
    'In a shadow root, in a dialog, right to left, on 320 pixels',
    'Usable, and the focus stays in it.',
    ['e2e/journeys/topLayer.spec.ts', 'in a shadow root'],
    ['e2e/journeys/topLayer.spec.ts', 'opened from inside a dialog of the host'],
    ['e2e/journeys/sheet.spec.ts', 'nothing is wider than a screen of 320 pixels'],
    ['e2e/journeys/access.spec.ts', 'axe finds nothing in a page: …, …'],
  ),
]
