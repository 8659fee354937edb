/** The texts of the swap views and of swap errors, in ICU syntax. */
export const en = {
  'swap.pay': 'You pay',
  'swap.receive': 'You receive',
  'swap.payAmount': 'Amount you pay',
  'swap.balance': 'Balance: {amount}',
  'swap.max': 'Max',
  'swap.switchSides': 'Switch the two tokens',
  'swap.selectToken': 'Select token',
  'swap.enterAmount': 'Enter amount',
  'swap.invalidAmount': 'Enter a valid amount',
  'swap.amountAmbiguous': 'Remove the thousands separator.',
  'swap.amountPrecise': '{symbol} allows fewer decimals. Shorten the amount.',
  'swap.insufficientBalance': 'Insufficient balance',
  'swap.feeUncovered': 'Not enough {symbol} for the network fee',
  'swap.noRoute': 'Insufficient liquidity',
  'swap.noRouteText': 'Nobody swaps this much right now. Try a smaller amount or another token.',
  'swap.sameToken': 'Choose two different tokens.',
  'swap.orderOpen':
    'An order to swap {amount} can still be filled until {time}, in addition to this swap.',
  'swap.quoting': 'Finding the best price',
  'swap.quoted': 'You receive about {amount}',
  'swap.failed': 'Couldn’t get a price',
  'swap.unavailable': 'Token Balance Unavailable',
  'swap.worthLess': '{percent} less',
  'swap.rate': 'Rate',
  'swap.invertRate': 'Show the rate the other way round',
  'swap.offer': 'Offer',
  'swap.bestOf': 'Best of {count} · via {source}',
  'swap.via': 'via {source}',
  'swap.oneToOne': 'One to one',
  'swap.offersChecking': 'Checking more offers…',
  'swap.offersNone': 'None can be used',
  'swap.offerBest': 'Best',
  'swap.offerFee': 'Network fee {amount}',
  'swap.offerUnchecked': 'Not checked yet',
  'swap.slippage': 'Max. slippage',
  'swap.slippageText':
    'If the price gets worse by more than this, the swap is cancelled and you keep your tokens.',
  'swap.slippageAuto': 'Auto · {percent}',
  'swap.slippageOwn': 'Another limit, in percent',
  'swap.slippageHigh': 'This is a lot. You could receive much less than shown.',
  'swap.slippageLow': 'This is very little. The swap may fail.',
  'swap.slippageInvalid': 'Enter a number from 0.01 to 50.',
  'swap.protection': 'Protection',
  'swap.protectionText':
    'Keeps your swap out of the public queue, where bots can make its price worse.',
  'swap.protectionOn': 'On',
  'swap.protectionOff': 'Off',
  'swap.protectionOffered': 'Not set up in {wallet}',
  'swap.protectionAdd': 'Set up in {wallet}',
  'swap.unknownToken': 'Unknown token – anyone can use this name',
  'swap.imitation':
    'Another token is called {symbol} too, and this one isn’t on the list. It may be a fake.',
  'swap.useToken': 'Use this token',
  'swap.confirmToken': 'Confirm the token above',

  'swap.unsupported': 'Network not supported for Swaps',
  'swap.unsupportedText': 'Swaps aren’t available on {network}. Switch to another network.',
  'swap.unsupportedBitcoin':
    'Bitcoin has no contracts, so nothing can promise both halves of a swap. Send instead, or switch to another network.',
  'swap.unsupportedPolkadot': 'Swaps on this network aren’t supported yet.',
  'swap.sendInstead': 'Send instead',
  'swap.chooseNetwork': 'Choose network',
  'swap.networks': 'Networks with swaps',

  'swap.search': 'Search or paste an address',
  'swap.suggested': 'Suggested tokens',
  'swap.yours': 'Your tokens',
  'swap.all': 'All tokens',
  'swap.found': '{count, plural, one {# token} other {# tokens}}',
  'swap.notFound': 'No tokens match “{search}”.',
  'swap.listFailed': 'The list of tokens didn’t load.',
  'swap.reading': 'Looking up the token on {network}',
  'swap.noToken': 'There’s no token at this address on {network}.',
  'swap.tokenAddress': 'Token address',
  'swap.otherToken': 'Choose another token',

  'swap.feeUnknown': 'Shown in your wallet',

  SWAP_UNSUPPORTED: 'Network not supported for Swaps. Choose another network.',
  SWAP_NO_ROUTE: 'Insufficient liquidity. Try a smaller amount or another token.',
  SWAP_QUOTE_MISMATCH:
    'The price service answered with something else than you asked for. Nothing was sent.',
  SWAP_ROUTER_UNKNOWN: 'This offer uses a contract we don’t know, so it can’t be used.',
  SWAP_FLOOR_MISSING: 'This offer doesn’t promise a least amount, so it can’t be used.',
  SWAP_EFFECT_UNEXPECTED:
    'Tried out, this swap does something else than it should. Nothing was sent.',
  SWAP_PRICE_MOVED: 'The price moved past your limit. You’d receive less than {minimum} {symbol}.',
  SWAP_VALUE_LOST:
    'This swap would lose too much of its value. Swap less, or choose another token.',
  PAYMENT_FUNDS_INSUFFICIENT: 'You only have {available} {symbol}. Add {symbol} or swap less.',
  PAYMENT_FEE_UNCOVERED:
    'You need about {fee} {symbol} for the network fee. Add {symbol} or swap less.',
  PAYMENT_TOO_SMALL: 'This amount is too small. Swap at least {minimum} {symbol}.',
  PAYMENT_TOKEN_MISTRUSTED:
    'The details of {token} don’t match the network, so nothing was sent. Select the token again.',
  PAYMENT_ALTERED:
    'We stopped this: it didn’t match what you reviewed. Nothing was sent. Start again.',
  PAYMENT_EXPIRED: 'This price expired. Review the swap again.',
  PAYMENT_UNSUPPORTED: 'Network not supported for Swaps. Choose another network.',
} as const

export type SwapTexts = typeof en
