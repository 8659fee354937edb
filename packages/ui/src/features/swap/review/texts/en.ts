import type { SwapTexts } from '../../texts/en.ts'

/** The texts of the review and the progress of a swap, in ICU syntax. */
export const en = {
  'swap.protectionOrder': 'Signed order, not in the public queue',
  'swap.protectionNone': 'None, public queue',
  'swap.receiveAbout': 'You receive about',
  'swap.atLeast': 'You receive at least',
  'swap.impact': 'Price impact',
  'swap.fee': 'Network fee',
  'swap.feeAtMost': 'Up to {amount}',
  'swap.sponsored': 'Paid by {sponsor}',
  'swap.feeDeclined': 'The sponsor doesn’t pay this time.',
  'swap.feeUnavailable': 'The sponsor didn’t answer.',
  'swap.sourceFee': 'Included fee',
  'swap.source': 'Offer by',
  'swap.spender': 'May take your {symbol}',
  'swap.router': 'Contract',
  'swap.more': 'More details',
  'swap.validFor': 'Price valid for',
  'swap.steps': 'What your wallet asks',
  'swap.stepReset': 'Remove the old allowance of {symbol}',
  'swap.stepApprove': 'Allow {amount}',
  'swap.stepPermit': 'Sign the allowance of {amount}',
  'swap.stepBatch': 'Allow and swap, one confirmation',
  'swap.stepSign': 'Sign the order',
  'swap.preparing': 'Preparing the swap…',
  'swap.cancel': 'Cancel',
  'swap.allowAndSwap': 'Allow and swap',
  'swap.signAndSwap': 'Sign and swap',
  'swap.acceptPrice': 'Accept new price',
  'swap.typeToSwap': 'Type {amount} to swap',
  'swap.changeAmount': 'Change amount',
  'swap.priceChanged': 'Price changed: {now} now, {before} before.',
  'swap.declined': 'Request declined in {wallet}. Nothing was signed or sent.',
  'swap.noteTokenFee': '{symbol} takes a fee on every transfer. It’s already included.',
  'swap.noteTokenSymbol':
    'On the network, this token is called {symbol}, not {shown}. Make sure it’s the one you want.',
  'swap.noteNotTried':
    'This network can’t try the swap out first. Only the least amount protects you.',
  'swap.noteUnknownRouter':
    'We don’t know the contract of this offer. The swap fails unless you receive the least amount.',
  'swap.noteOrder':
    'You sign an order that others fill, without a network fee. If nobody does in time, it ends and nothing is swapped.',
  'swap.lossWarn': 'You’ll receive {percent} less in value than you pay.',
  'swap.lossConfirm':
    'You would lose {percent} of the value. Swap less, or type the amount to go ahead.',
  'swap.lossUnknown':
    'We couldn’t measure what this swap is worth. Compare the amounts, then type the one you pay to go ahead.',
  'swap.lossRefuse':
    'You would lose {percent} of the value, so this swap can’t be done here. Swap less, or choose another token.',
  'swap.lossFee': 'The network fee is {percent} of what you swap.',
  'swap.step': 'Step {step} of {count}',
  'swap.checkApprove': 'Allow the swap contract to take {amount}, and no more.',
  'swap.checkReset': 'Set the old allowance of {symbol} to zero. This token requires it.',
  'swap.checkSwap': 'Confirm swapping {amount} for at least {minimum}.',
  'swap.checkRemove': 'Set the allowance of {symbol} to zero.',
  'swap.open': 'Open {wallet}',
  'swap.look': 'Check your other device.',
  'swap.waiting': 'Waiting for {network}…',
  'swap.waitingApprove':
    'The allowance is on its way. Your wallet will ask once more for the swap.',
  'swap.waitingText': 'Your swap is on its way. You can close this window.',
  'swap.slow': 'Taking longer than usual',
  'swap.slowText':
    '{network} is busy. Your transaction is still pending, so don’t send it again. You may be able to speed it up in your wallet.',
  'swap.orderWaiting': 'Waiting for your order to be filled…',
  'swap.orderWaitingText': 'It’s signed, and ends if nobody fills it. You can close this window.',
  'swap.orderRefused': 'The order was turned down',
  'swap.orderRefusedText':
    '{source} didn’t take it, but it’s signed and can still be filled until {time}. You can close this window.',
  'swap.orderClosedText':
    'The order can’t be filled anymore, unless you allow your {symbol} again before {time}.',
  'swap.paused': 'The price changed',
  'swap.pausedReady': 'Ready to swap',
  'swap.pausedReadyText': 'The allowance is there. Nothing is swapped until you continue.',
  'swap.pausedSignText': 'Nothing is swapped until you continue.',
  'swap.pausedText':
    'You’d now receive {now} instead of {before}. The swap waits for your decision.',
  'swap.done': 'Swapped',
  'swap.received': 'You received',
  'swap.receivedAtLeast': 'You received at least',
  'swap.removed': 'Allowance removed',
  'swap.removedText': 'The contract can’t take your {symbol} anymore.',
  'swap.close': 'Done',
  'swap.explorer': 'View on explorer',
  'swap.ended': 'The swap did not go through',
  'swap.failedText': 'You paid only the network fee. The network says: {reason}.',
  'swap.failedPrice': 'You paid only the network fee. The price moved past your limit.',
  'swap.replaced': 'Transaction replaced',
  'swap.replacedText': 'It was cancelled or replaced in your wallet. Check your tokens.',
  'swap.dropped': 'Transaction dropped',
  'swap.droppedText': 'It can’t go through anymore. Nothing left your account.',
  'swap.orderEnded': 'The order wasn’t filled',
  'swap.orderEndedText': 'It can’t be filled anymore. Nothing left your account.',
  'swap.altered': 'Transaction changed',
  'swap.alteredText':
    'Your wallet sent something different from what you reviewed here. Check it on the explorer.',
  'swap.unproven': 'Couldn’t verify the transaction',
  'swap.unprovenText':
    'The network accepted it, but we couldn’t confirm what it did. Check your tokens before you swap again.',
  'swap.again': 'Swap again',
  'swap.freshPrice': 'Get a fresh price',
  'swap.wrong': 'Something went wrong',
  'swap.unknown': 'It may have been sent',
  'swap.unknownText':
    'We couldn’t confirm what happened. Check your account before you swap again.',
  'swap.account': 'View account on explorer',
  'swap.looked': 'I’ve checked. It wasn’t sent.',
  'swap.allowanceOpen': 'The allowance of {amount} is still open.',
  'swap.removeAllowance': 'Remove it',
} as const

export type OwnReviewTexts = typeof en

/** With those of the form, for the views of both. */
export type SwapReviewTexts = SwapTexts & OwnReviewTexts
