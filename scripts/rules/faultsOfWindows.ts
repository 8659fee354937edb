import { type CatalogueRow, row } from './catalogueRow.ts'

const { later, shown } = row
const page = 'embedded-wallet/src/host/openFrame.test.ts'
const frame = 'embedded-wallet/src/frame/openWalletFrame.test.ts'
const keys = 'embedded-wallet/src/frame/keys/openBrowserKeys.test.ts'
const drills = 'apps/server/src/wallet/drills/drills.test.ts'

const coinbase = 'evm/src/remoteWallets/coinbaseWallet.test.ts'
const safe = 'evm/src/remoteWallets/safeWallet.test.ts'
const onramp = 'core/src/features/onramp'
const purchases = `${onramp}/createOnramp.test.ts`
const buyEnds = 'e2e/journeys/buyEnds.spec.ts'
const noMail = 'Comes with signing in by e-mail or by others.'

/** The faults of other windows and of frames. */
export const faultsOfWindows: readonly CatalogueRow[] = [
  shown(
    '45',
    'The browser blocks a window',
    'Said so; a press opens it.',
    [
      coinbase,
      'error: a window that the browser blocks is a button away, and leaves nothing in the page',
    ],
    [
      'evm/src/remoteWallets/createPopupWatch.test.ts',
      'behavior: a blocked window ends the request: %s',
    ],
    [purchases, 'behavior: blocked, the link is shown, and nothing opens by itself'],
    [buyEnds, 'shows a link where the browser blocks the window'],
  ),
  shown(
    '46',
    'The visitor closes the window',
    'Declined, and it can be tried again. A purchase is still followed, for it may be paid.',
    [coinbase, 'error: a window that the visitor closes'],
    [purchases, 'behavior: the closed window is noticed, and the purchase is still followed'],
    [buyEnds, 'keeps looking after the window was closed, and opens it again'],
  ),
  shown(
    '47',
    'A window that says it is closed, and is not',
    'Not called closed, and followed to its end. Shown for purchases.',
    [
      purchases,
      'behavior: a page that cuts every tie looks closed, but the visitor is still there',
    ],
  ),
  shown(
    '48',
    'A window that answers after it was closed',
    'Taken once, within its time. Shown for purchases: no window is listened to.',
    [
      `${onramp}/orders/applyNews.test.ts`,
      'property: whatever order news come in, and however often, there is one end',
    ],
    [
      'apps/server/src/onramp/webhooks/takeWebhook.test.ts',
      'behavior: late, doubled and forged events turn no end around, and a later payment does',
    ],
    [
      'apps/server/src/onramp/orders/newsOrder.test.ts',
      'behavior: of %s, $3 is the end in any order',
    ],
  ),
  later(
    '49',
    'The other side refuses, or signs in somebody else',
    noMail,
    'Each refusal has its own text.',
  ),
  shown(
    '50',
    'A frame that never loads',
    'Nothing else waits for it, and the next request loads it again.',
    [safe, 'behavior: %s, it is no Safe'],
    [page, 'error: a blocked frame says nothing, and is given up after ten seconds'],
  ),
  shown(
    '51',
    'A frame that loads and falls silent',
    'Each question has its own time; the wallet’s own frame is given up after two beats.',
    [
      page,
      'behavior: a frame that misses two beats while something waits is lost, and says no more',
    ],
    [safe, 'behavior: it takes a second for granted that nobody is there'],
    [
      'core/src/runtime/remoteWallets/connectHostWallet.test.ts',
      'behavior: a Safe that does not answer is left alone',
    ],
  ),
  shown(
    '52',
    'A frame that reloads while it signs',
    'What it was asked ends at once. Nothing is signed twice, and the next request loads it again.',
    [page, 'behavior: I20, another document in the frame gets no hello, and what waited ends'],
    [drills, 'default: $name ends, and nothing is lost, doubled or hung'],
  ),
  shown(
    '53',
    'A frame without storage',
    'Its keys last as long as the page, and the recovery code opens the wallet again.',
    [keys, 'behavior: storage that %s: the keys last as long as the page'],
    [frame, 'behavior: a browser that refuses its storage opens all the same'],
    [
      'e2e/journeys/embeddedBrowsersDesktop.spec.ts',
      'IndexedDB refused: a wallet is made and signs, and after a reload the code opens it',
    ],
  ),
  shown(
    '54',
    'A frame of another version',
    'Its messages are ignored. Shown for the Safe around the page.',
    ['evm/src/remoteWallets/safeMessages.input.test.ts', '%s: a message %s is ignored'],
  ),
  shown(
    '55',
    'A code by mail that is late, wrong or over',
    'Each has its own text; tries are counted.',
    [
      'apps/server/src/wallet/logins/emailLogins.test.ts',
      'error: W6, the code of another browser, of another login, late, or used',
    ],
    [
      'e2e/journeys/embedded.spec.ts',
      'wrong codes are counted, declining and closing reject, logging out ends both',
    ],
  ),
]
