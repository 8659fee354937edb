import { type CatalogueRow, row } from './catalogueRow.ts'

const { shown } = row

const hostile = 'core/src/base/http/http.hostile.test.ts'
const data = 'core/src/runtime/api/data/createDataApi.test.ts'
const wallets = 'core/src/runtime/api/explorer/walletAnswer.test.ts'
const images = 'apps/server/src/images'

const refusesBodies: readonly [string, string] = [
  hostile,
  'error: SERVICE_BAD_ANSWER for an answer with %s',
]
const readsBodies: readonly [string, string] = [hostile, 'behavior: an answer with %s is read']
const changesNothing: readonly [string, string] = [
  hostile,
  'behavior: what an answer says of objects changes none',
]
const leftOut: readonly [string, string] = [data, 'behavior: an amount %s is left out and counted']

const pipeline = 'core/src/runtime/requests/previewSwap.test.ts'
const quotes = 'core/src/features/swap/offers/quotesAnswer.test.ts'
const intent = 'evm/src/swaps/prepare/readIntent.test.ts'
const offerCall = 'evm/src/swaps/calls/readOfferCall.test.ts'
const exchanged: readonly [string, string] = [
  pipeline,
  'behavior: an exchange with another %s is refused',
]
const mismatch: readonly [string, string] = [
  'evm/src/swaps/prepare/checkOffer.test.ts',
  'error: SWAP_QUOTE_MISMATCH by its %s',
]
const hostileOffer: readonly [string, string] = [
  'adapter-solana/src/swaps/hostileOffers.test.ts',
  'error: %s',
]

/** The rows of the catalogue about answers of services. */
export const badServiceInput: readonly CatalogueRow[] = [
  shown('G01', 'Nothing, `null`, a number, a text, an empty list', 'A bad answer.', refusesBodies, [
    data,
    'error: SERVICE_BAD_ANSWER for %j',
  ]),
  shown('G02', 'The page of an error with status 200', 'A bad answer.', refusesBodies, [
    'core/src/runtime/queries/createWalletQueries.test.ts',
    'behavior: on %s the bundled list stands in, and says why',
  ]),
  shown('G03', 'An answer that is cut, at each of its bytes', 'A bad answer.', [
    hostile,
    'error: SERVICE_BAD_ANSWER for an answer that is cut, at any byte',
  ]),
  shown(
    'G04',
    'Something behind the document, UTF-16; a byte order mark, half a surrogate, zeros',
    'A bad answer; what is left of it is text.',
    refusesBodies,
    readsBodies,
  ),
  shown('G05', '`NaN`, comments, a comma at the end', 'A bad answer.', refusesBodies),
  shown('G06', 'A key twice in a payment', 'The last counts, for the check and the wallet.', [
    offerCall,
    'behavior: a key twice counts once, for what is checked and for what is signed',
  ]),
  shown('G07', 'A number where a text is due', 'Left out, and counted.', leftOut),
  shown(
    'G08',
    'Wallets without an id, twice, too many, pages without end',
    'Left out, each once, and asked no further.',
    [wallets, 'behavior: wallets without an id or a readable name are left out'],
    [wallets, 'error: %j is no answer'],
    [
      'core/src/features/wallets/list/listWallets.property.test.ts',
      'property: no wallet is listed twice',
    ],
    [
      'core/src/runtime/queries/createWalletQueries.test.ts',
      'behavior: G08, a service that repeats its wallets is not asked without end',
    ],
  ),
  shown('G09', 'A wallet with a link that is code', 'The link is left out, the wallet stays.', [
    wallets,
    'behavior: the link %j is left out, and the wallet stays',
  ]),
  shown('G10', 'An id of a picture that leads elsewhere', 'It keeps to its path.', [
    'core/src/runtime/api/explorer/createExplorer.test.ts',
    'behavior: addresses of images keep to their path',
  ]),
  shown(
    'G11',
    'An rdns that is no text, too long, or of another wallet',
    'None; nothing is gained by it.',
    [wallets, 'property: whatever a wallet is, it is read or left out'],
    [
      'core/src/contract/adapter/sanitizeWalletInfo.test.ts',
      'parameters: rdns that is %j leaves nothing',
    ],
    ['core/src/features/wallets/list/matchWallet.test.ts', 'behavior: a look-alike by %s'],
  ),
  shown('G12', 'An order or a badge that is not known', 'Ignored; the wallet stays.', [
    wallets,
    'property: whatever a wallet is, it is read or left out',
  ]),
  shown(
    'G13',
    'A picture of 50 MB, of 100,000 pixels, that never comes',
    'A letter in its place.',
    ['ui/src/format/toSafeImage.test.ts', 'behavior: refuses %.60j'],
    [
      'ui/src/components/RemoteImage/RemoteImage.test.tsx',
      'behavior: the first letter when loading takes two seconds',
    ],
    [`${images}/readImage.test.ts`, 'error: a GIF of 65,535 pixels a side'],
    [`${images}/fetchPublic.test.ts`, 'error: more bytes than are taken, announced or not'],
  ),
  shown('G14', 'A drawing with a script', 'A picture in an `<img>`, which runs nothing.', [
    'ui/src/features/wallets/ConnectView/ConnectView.test.tsx',
    'behavior: an icon is a picture in an image element, or none: %s',
  ]),
  shown(
    'G15',
    'A page that is called a picture',
    'What it is decides, and nobody guesses.',
    [`${images}/imageProxyRoutes.test.ts`, 'behavior: what it is decides, not what it is called'],
    [
      `${images}/readImage.test.ts`,
      'behavior: no bytes break it, and no mutation makes more than a picture',
    ],
  ),
  shown('G16', 'A hundred thousand levels', 'A bad answer.', refusesBodies, [
    'apps/server/src/http/parseJson.test.ts',
    'error: nested deeper, %s',
  ]),
  shown('G17', 'Balances without end', 'A thousand are read, the others counted.', [
    data,
    'behavior: no more than can be looked through',
  ]),
  shown('G18', 'Texts without end', 'Clipped.', [
    data,
    'behavior: foreign text is cleaned and clipped, the same token counts once',
  ]),
  shown('G19', 'A balance that is none, or of another chain', 'Left out, and counted.', leftOut),
  shown('G20', 'A price that is none', 'The token stands without it.', [
    data,
    'behavior: a token keeps its place without a %s',
  ]),
  shown('G21', '`__proto__`', 'Changes nothing.', changesNothing),
  shown('G22', '`constructor`', 'Changes nothing.', changesNothing),
  shown('G23', '`hasOwnProperty`, `toString`, `then`', 'Changes nothing.', changesNothing),
  shown('G24', 'A key with dots and brackets', 'Changes nothing.', changesNothing),
  shown(
    'G25',
    'A quote for another payment than was asked for',
    'Left out and counted; read again by its call.',
    [quotes, 'behavior: an offer of %s is left out and counted'],
    mismatch,
  ),
  shown('G26', 'A quote that pays an unknown contract', 'Refused, by contract and function.', [
    intent,
    'error: SWAP_ROUTER_UNKNOWN where %s',
  ]),
  shown('G27', 'A quote for another receiver', 'Refused.', mismatch, exchanged, hostileOffer),
  shown(
    'G28',
    'A quote that promises nothing',
    'Refused, as is less than the visitor tolerates.',
    [intent, 'error: SWAP_FLOOR_MISSING'],
    [
      'core/src/features/swap/prepare/prepare.test.ts',
      'behavior: a call whose least is %s is refused',
    ],
  ),
  shown(
    'G29',
    'A quote that takes more than was agreed to',
    'Refused.',
    mismatch,
    exchanged,
    hostileOffer,
  ),
  shown(
    'G30',
    'A quote that is an approval, or hides one',
    'Refused.',
    [pipeline, 'behavior: %s is nothing else'],
    hostileOffer,
  ),
  shown(
    'G31',
    'An approval of everything, or for somebody else',
    'Refused: allowances are exact, and for the contract that was shown.',
    [pipeline, 'behavior: an allowance with another %s is refused'],
  ),
  shown('G32', 'A quote whose gas cannot be', 'Left out: what the trial used counts.', [
    offerCall,
    'behavior: gas of %s is not a hint',
  ]),
  shown(
    'G33',
    'A quote that is over, or lasts for ever',
    'Asked for again, or refused.',
    mismatch,
    [pipeline, 'behavior: expired, nothing is asked'],
    hostileOffer,
  ),
  shown(
    'G34',
    'Transfers of nothing, and in the name of others',
    'Left out.',
    [
      'ui/src/features/activity/ActivityTab/isSpam.test.ts',
      'behavior: transfers of nothing by somebody else are noise, own ones are not',
    ],
    [
      'apps/server/src/data/apis/createEtherscanHistory.test.ts',
      'behavior: transfers of nothing, of others and what cannot be read are left out',
    ],
  ),
  shown('G35', 'A service that turns on what the app turned off', 'The app decides.', [
    'core/src/kit/forwardEvents.test.ts',
    'behavior: nothing is sent without an address, or with analytics off',
  ]),
  shown(
    'G36',
    'Patterns of origins that allow too much',
    'Refused; what is allowed is the origin itself.',
    ['apps/server/src/http/originPattern.test.ts', 'behavior: %s refuses %s'],
    ['apps/server/src/http/originPattern.test.ts', 'error: %j is no pattern'],
  ),
  shown(
    'G37',
    'The page of a shop on another host, and a success without an amount',
    'Nothing is opened; the purchase stays in progress.',
    [
      'core/src/features/onramp/providers/readProviderUrl.test.ts',
      'error: ONRAMP_URL_REFUSED for %s',
    ],
    [
      'core/src/features/onramp/createOnramp.test.ts',
      'error: ONRAMP_URL_REFUSED closes the window, and no order is kept',
    ],
    [
      'apps/server/src/onramp/onrampRoutes.test.ts',
      'error: a page of another host is not opened, and the order has failed',
    ],
    [
      'apps/server/src/onramp/orders/applyNews.test.ts',
      'behavior: a success with %s is not sent yet',
    ],
    [
      'apps/server/src/onramp/webhooks/badWebhooks.test.ts',
      'behavior: forty bad webhooks of %s change nothing, and its own counts once',
    ],
  ),
  shown(
    'G38',
    'Markup in the words of a refusal',
    'The text shown is ours; theirs is a cause, clipped.',
    ['core/src/base/http/http.test.ts', 'behavior: what a service says of a refusal is the cause'],
    ['ui/src/i18n/errorText.test.ts', 'behavior: an error that is not ours'],
    [
      'core/src/base/errors/toTransactionError.test.ts',
      'behavior: the reason %j is shown as one safe line',
    ],
  ),
]
