import { type CatalogueRow, row } from './catalogueRow.ts'

const { later, shown } = row

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
    'Nothing else waits for it. Shown for a Safe that is not there.',
    [safe, 'behavior: %s, it is no Safe'],
  ),
  shown(
    '51',
    'A frame that loads and falls silent',
    'Each question has its own time. Shown for the Safe around the page.',
    [safe, 'behavior: it takes a second for granted that nobody is there'],
    [
      'core/src/runtime/remoteWallets/connectHostWallet.test.ts',
      'behavior: a Safe that does not answer is left alone',
    ],
  ),
  later(
    '52',
    'A frame that reloads while it signs',
    'Comes with the embedded wallet.',
    'Pending requests end, and nothing is signed twice.',
  ),
  later(
    '53',
    'A frame without storage',
    'Comes with the embedded wallet. For the page, see 61.',
    'Another way is offered, and why is said.',
  ),
  shown(
    '54',
    'A frame of another version',
    'Its messages are ignored. Shown for the Safe around the page.',
    ['evm/src/remoteWallets/safeMessages.input.test.ts', '%s: a message %s is ignored'],
  ),
  later(
    '55',
    'A code by mail that is late, wrong or over',
    noMail,
    'Each has its own text; tries are counted.',
  ),
]
