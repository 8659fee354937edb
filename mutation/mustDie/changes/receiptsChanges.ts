import type { Change } from './change.ts'

const evm = 'packages/evm/src'
const follow = `${evm}/transfers/follow`

export const receiptsChanges: readonly Change[] = [
  {
    name: 'a failed transaction confirms a payment',
    file: `${follow}/classifyReceipt.ts`,
    find: "if (receipt.isSuccess) return { status: 'confirmed', hash }",
    replace: "if (hash) return { status: 'confirmed', hash }",
  },
  {
    name: 'what is not proven is confirmed',
    file: `${follow}/classifyReceipt.ts`,
    find: "status: isPaid ? 'confirmed' : 'unproven'",
    replace: "status: isPaid ? 'confirmed' : 'confirmed'",
  },
  {
    name: 'a transaction of another value is the payment',
    file: `${follow}/isSameTransfer.ts`,
    find: 'transaction.value === BigInt(call.value) &&',
    replace: '',
  },
  {
    name: 'a transaction of another sender is the payment',
    file: `${follow}/isSameTransfer.ts`,
    find: 'transaction.from === from.toLowerCase() &&',
    replace: '',
  },
  {
    name: 'coins of the receiver prove a payment, whoever paid',
    file: `${follow}/isCoinPaid.ts`,
    find: 'return received === amount && -spent === amount + fee + prefund',
    replace: 'return received === amount',
  },
  {
    name: 'balances of a block that was replaced prove a payment',
    file: `${follow}/isCoinPaid.ts`,
    find: "readProperty(block, 'hash') === receipt.blockHash && isAlone",
    replace: 'isAlone',
  },
  {
    name: 'any token proves a payment',
    file: `${follow}/readTokenProof.ts`,
    find: 'address === token?.toLowerCase() && topics[0] === transferEvent',
    replace: 'address !== token && topics[0] === transferEvent',
  },
  {
    name: 'any payer’s tokens prove a payment',
    file: `${follow}/readTokenProof.ts`,
    find: '.filter(({ topics }) => topics[1] === payer)',
    replace: '',
  },
  {
    name: 'any contract is believed like an entry point',
    file: `${evm}/follow/readAccountEvents.ts`,
    find: 'entryPoints.has(address)',
    replace: "address !== ''",
  },
]
