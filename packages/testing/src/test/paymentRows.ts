import { localExchange, localSmartAccounts } from '@cleat/localnet'
import type { Address, Hex } from 'viem'
import { accountLies } from '../accounts/accountLies.ts'
import type { AccountCall, WalletAccount } from '../accounts/walletAccount.ts'

const { entryPoints, contract, vault, oldVault, delegate, calls, forger } = localSmartAccounts
const { USDC, OUSD, FEE } = localExchange.tokens

/** A wallet, and the keys that it has. */
export type PaymentWallet = {
  readonly account: WalletAccount
  readonly keys: readonly number[]
  /** What the account delegates to (EIP-7702). The test does it. */
  readonly delegatesTo?: Address | undefined
  /** Whose calls the contract takes, by the number of a local account. The test sets it. */
  readonly relayer?: number | undefined
}

/** The fifth of the local accounts. */
const operatedAccount: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

/** The seventh of the local accounts. */
const relayedAccount: Address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'

const contracts = Object.entries(entryPoints).map(
  ([version, entryPoint]): readonly [string, PaymentWallet] => [
    `contract, entry point ${version}`,
    {
      account: { kind: 'contract', address: contract, entryPoint, answers: 'operation' },
      keys: [0, 5],
    },
  ],
)

/** The wallets of the property test, by name. */
export const paymentWallets: ReadonlyMap<string, PaymentWallet> = new Map<string, PaymentWallet>([
  ['eoa', { account: { kind: 'eoa' }, keys: [2] }],
  ['delegated', { account: { kind: 'delegated', contract: delegate }, keys: [3] }],
  ...contracts,
  [
    'contract, answers a transaction',
    {
      account: {
        ...{ kind: 'contract', address: contract, entryPoint: entryPoints['0.7'] },
        answers: 'transaction',
      },
      keys: [0, 5],
    },
  ],
  [
    'delegated, operates',
    {
      account: {
        ...{ kind: 'contract', address: operatedAccount, entryPoint: entryPoints['0.8'] },
        answers: 'operation',
      },
      keys: [4, 5],
      delegatesTo: contract,
    },
  ],
  [
    'delegated, relayed',
    {
      account: { kind: 'relayed', address: relayedAccount },
      ...{ keys: [6, 5], delegatesTo: contract, relayer: 5 },
    },
  ],
  ['vault', { account: { kind: 'vault', address: vault, calls, answers: 'safe' }, keys: [0, 1] }],
  [
    'old vault',
    { account: { kind: 'vault', address: oldVault, calls, answers: 'safe' }, keys: [0, 1] },
  ],
  [
    'vault, answers a transaction',
    { account: { kind: 'vault', address: vault, calls, answers: 'transaction' }, keys: [0, 1] },
  ],
])

/** What is paid. */
export type PaymentAssetName = 'coin' | 'token' | 'oldToken' | 'feeToken'

/** By name. */
export const paymentAssets: {
  readonly [name in PaymentAssetName]: {
    readonly symbol: string
    readonly decimals: number
    readonly address?: Address | undefined
  }
} = {
  coin: { symbol: 'ETH', decimals: 18 },
  token: { symbol: 'USDC', decimals: USDC.decimals, address: USDC.address },
  oldToken: { symbol: 'OUSD', decimals: OUSD.decimals, address: OUSD.address },
  feeToken: { symbol: 'FEE', decimals: FEE.decimals, address: FEE.address },
}

/** What wallets do with a payment. The last three send nothing and name what was sent before. */
export type PaymentHabit =
  | 'honest'
  | 'elsewhere'
  | 'one unit'
  | 'one unit less'
  | 'itself'
  | 'another asset'
  | 'twice'
  | 'split'
  | 'nothing'
  | 'forged'
  | 'repeats a hash'
  | 'foreign hash'
  | 'other amount'

/** All of them. */
export const paymentHabits: readonly PaymentHabit[] = [
  ...(['honest', 'elsewhere', 'one unit', 'one unit less', 'itself', 'another asset'] as const),
  ...(['twice', 'split', 'nothing', 'forged'] as const),
  ...(['repeats a hash', 'foreign hash', 'other amount'] as const),
]

/** The lie of a wallet with a habit. */
export function toLie(
  habit: PaymentHabit,
  { thief, payer }: { thief: Address; payer: Address },
): ((call: AccountCall) => readonly AccountCall[]) | undefined {
  const hash: Hex = `0x${'ab'.repeat(32)}`
  switch (habit) {
    case 'elsewhere':
      return accountLies.payElsewhere(thief)
    case 'one unit':
      return accountLies.payOneUnit
    case 'one unit less':
      return accountLies.payLess
    case 'itself':
      return accountLies.payElsewhere(payer)
    case 'another asset':
      return accountLies.payAnotherAsset(USDC.address)
    case 'twice':
      return accountLies.payTwice
    case 'split':
      return accountLies.split(thief)
    case 'nothing':
      return accountLies.doNothing
    case 'forged':
      return accountLies.forgeEvents({ forger, payer, hash })
    default:
      return undefined
  }
}
