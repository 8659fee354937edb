import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { editPayment } from './editPayment.ts'
import { readPayment } from './readPayment.ts'
import type { AccountCall } from './walletAccount.ts'

/** What an account does instead of a payment. */
export type AccountLie = (call: AccountCall) => readonly AccountCall[]

/** What a dishonest account does with a payment. */
export type AccountLies = {
  /** Pays another receiver. */
  readonly payElsewhere: (to: Address) => AccountLie
  /** Pays one base unit. */
  readonly payOneUnit: AccountLie
  /** Pays one base unit less. */
  readonly payLess: AccountLie
  /** Pays twice. */
  readonly payTwice: AccountLie
  /** Pays one base unit, and the rest to another receiver. */
  readonly split: (to: Address) => AccountLie
  /** Pays as much of coins if it was asked for a token, and of this token if for coins. */
  readonly payAnotherAsset: (token: Address) => AccountLie
  /** Does nothing, in a transaction that succeeds. */
  readonly doNothing: AccountLie
  /** Has a contract log that the payment was made. */
  readonly forgeEvents: (parameters: {
    /** The contract that logs. */
    forger: Address
    /** The account that is said to have paid. */
    payer: Address
    /** The hash of the operation, or of the Safe's transaction, that is said to have been made. */
    hash: Hex
  }) => AccountLie
}

const forgerAbi = parseAbi([
  'function forge(bytes32 hash, address payer, address receiver, uint256 amount)',
])

/** Lies for `account` of `createDevWallet`. */
export const accountLies: AccountLies = {
  payElsewhere: (to) => (call) => [editPayment(call, { to })],
  payOneUnit: (call) => [editPayment(call, { amount: 1n })],
  payLess: (call) => [editPayment(call, { amount: readPayment(call).amount - 1n })],
  payTwice: (call) => [call, call],
  split: (to) => (call) => {
    const { amount } = readPayment(call)
    return [editPayment(call, { amount: 1n }), editPayment(call, { to, amount: amount - 1n })]
  },
  payAnotherAsset: (token) => (call) => {
    const { isToken, to, amount } = readPayment(call)
    if (isToken) return [{ to, value: amount, data: '0x' }]
    const args = [to, amount] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    return [{ to: token, value: 0n, data }]
  },
  doNothing: () => [{ to: '0x0000000000000000000000000000000000000004', value: 0n, data: '0x' }],
  forgeEvents:
    ({ forger, payer, hash }) =>
    (call) => {
      const { to, amount } = readPayment(call)
      const args = [hash, payer, to, amount] as const
      const data = encodeFunctionData({ abi: forgerAbi, functionName: 'forge', args })
      return [{ to: forger, value: 0n, data }]
    },
}
