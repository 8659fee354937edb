import type { Change } from './change.ts'

const core = 'packages/core/src/features/swap/exchange'
const evm = 'packages/evm/src/swaps'
const solana = 'packages/adapter-solana/src'

/** Of orders until their end, of permits, and of what the chain says afterwards. */
export const followedSwapsChanges: readonly Change[] = [
  {
    name: 'an order that its source refuses counts as over',
    file: `${core}/followStep.ts`,
    find: '.isRefused) onRefusal()',
    replace: ".isRefused) return { status: 'dropped', hash: entry.hash }",
  },
  {
    name: 'a refused order looks like one that waits',
    file: `${core}/followStep.ts`,
    find: '.isRefused) onRefusal()',
    replace: '.isRefused) return followSwap(context, { entry, swap, minReceived })',
  },
  {
    name: 'the same swap is asked for again while its order waits',
    file: `${core}/swap.ts`,
    find: '!isSameSwap(pending, internal.shown.prepared.swap)',
    replace: '!isSameSwap(pending, { ...pending, amount: 0n })',
  },
  {
    name: 'the same swap stays to be pressed after an unknown end',
    file: `${core}/swap.ts`,
    find: 'now !== undefined && !isSameSwap(now, shown.prepared.swap)',
    replace: 'now !== undefined',
  },
  {
    name: 'a source that has an order already refuses it, and it counts as refused',
    file: `${core}/submitOrder.ts`,
    find: 'isRefused: isRefused && tries === 0',
    replace: 'isRefused: isRefused',
  },
  {
    name: 'an order that its source calls cancelled counts as over',
    file: `${evm}/follow/followOrder.ts`,
    find: 'if (ended >= looks)',
    replace: "if (ended >= looks || news?.status === 'cancelled')",
  },
  {
    name: 'an order counts as over before its end',
    file: `${evm}/follow/followOrder.ts`,
    find: 'if (clock > validTo * 1000) ended += 1',
    replace: 'ended += 1',
  },
  {
    name: 'an order counts as over in its last second',
    file: `${evm}/follow/followOrder.ts`,
    find: 'clock > validTo * 1000',
    replace: 'clock >= validTo * 1000',
  },
  {
    name: 'one look after its end is enough',
    file: `${evm}/follow/followOrder.ts`,
    find: 'const looks = 2',
    replace: 'const looks = 1',
  },
  {
    name: 'the trade of another order is proof',
    file: `${evm}/orders/readTrade.ts`,
    find: ' || readBytes(data, 5)?.toLowerCase() !== id',
    replace: '',
  },
  {
    name: 'the trade of another contract is proof',
    file: `${evm}/orders/readTrade.ts`,
    find: 'address !== settlement || ',
    replace: '',
  },
  {
    name: 'an order that gave less than the least',
    file: `${evm}/follow/classifyOrder.ts`,
    find: 'if (arrived < minReceived)',
    replace: 'if (arrived < 0n)',
  },
  {
    name: 'an order that took more than the amount, as the contract says',
    file: `${evm}/follow/classifyOrder.ts`,
    find: 'trade.sold > amount || ',
    replace: '',
  },
  {
    name: 'an order that took more than the amount, as the balance says',
    file: `${evm}/follow/classifyOrder.ts`,
    find: ' || -taken > amount',
    replace: '',
  },
  {
    name: 'an order of another signer is handed in',
    file: `${evm}/signOrder.ts`,
    find: "if (signer !== from.toLowerCase()) throw alteredError('signature')",
    replace: "if (!signer) throw alteredError('signature')",
  },
  {
    name: 'an order that is filled in parts',
    file: `${evm}/decode/cow/readCowOrder.ts`,
    find: "partiallyFillable: literal(false, 'partiallyFillable'),",
    replace: "partiallyFillable: picklist([true, false], 'partiallyFillable'),",
  },
  {
    name: 'an order with a fee on top',
    file: `${evm}/decode/cow/readCowOrder.ts`,
    find: "feeAmount: picklist(['0', 0], 'fee'),",
    replace: "feeAmount: numberSchema('fee', 256),",
  },
  {
    name: 'a permit of another signer is handed in',
    file: `${evm}/signPermit.ts`,
    find: "if (signer !== asked.from.toLowerCase()) throw alteredError('signature')",
    replace: "if (!signer) throw alteredError('signature')",
  },
  {
    name: 'an exchange is sent whose permit is not signed',
    file: `${evm}/sendStep.ts`,
    find: "if (permits.calls.has(step.transaction.data ?? '')) throw alteredError('signature')",
    replace: '',
  },
  {
    name: 'a permit of Permit2 that lasts',
    file: `${evm}/permits/writePermit2.ts`,
    find: 'expiration: deadline.toString()',
    replace: "expiration: '281474976710655'",
  },
  {
    name: 'a permit of Permit2 for more',
    file: `${evm}/permits/writePermit2.ts`,
    find: 'amount: amount.toString()',
    replace: 'amount: (amount + 1n).toString()',
  },
  {
    name: 'the separator of a token is not compared',
    file: `${evm}/permits/readTokenDomain.ts`,
    find: 'return domainSeparator({ domain }) === separator.toLowerCase() ? domain : undefined',
    replace: 'return domainSeparator && domain',
  },
  {
    name: 'a token whose permits are of another type',
    file: `${evm}/permits/readTokenDomain.ts`,
    find: " || (kind && kind !== '0x' && kind.toLowerCase() !== permitKind)",
    replace: '',
  },
  {
    name: 'a node that is behind rules a transaction out',
    file: `${solana}/follow/followTransaction.ts`,
    find: ' && status.slot >= reached.absoluteSlot',
    replace: '',
  },
  {
    name: 'a transaction counts as over in its last block',
    file: `${solana}/follow/followTransaction.ts`,
    find: 'reached.blockHeight > last',
    replace: 'reached.blockHeight >= last',
  },
  {
    name: 'the coin has other decimals than the chain',
    file: `${solana}/swaps/prepare/readSides.ts`,
    find: ' && asset.decimals === decimals',
    replace: '',
  },
  {
    name: 'an order whose allowance was taken back looks open when it ends',
    file: `${core}/followStep.ts`,
    find: 'isAllowed: isAllowed && !isClosed',
    replace: 'isAllowed',
  },
  {
    name: 'another allowance leaves an order closed',
    file: `${core}/followStep.ts`,
    find: 'markOrders(context, prepared, false)',
    replace: 'markOrders(context, prepared, true)',
  },
]
