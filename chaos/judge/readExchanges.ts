import { localExchange } from '@cleat/localnet'
import {
  type Address,
  createPublicClient,
  decodeFunctionData,
  erc20Abi,
  http,
  isAddressEqual,
  parseAbi,
  type Transaction,
} from 'viem'
import type { Chains } from '../neighbours/startChains.ts'

/** What an account sent to a chain that is no payment, as the honest chain says. */
export type Exchange = {
  readonly hash: string
  readonly from: Address
  readonly isDone: boolean
} & (
  | {
      readonly type: 'exchange'
      /** `undefined` for the native coin. */
      readonly source: Address | undefined
      readonly target: Address | undefined
      readonly amount: bigint
      readonly least: bigint
      readonly to: Address
    }
  | {
      readonly type: 'allowance'
      readonly token: Address
      readonly spender: Address
      readonly amount: bigint
    }
  /** Neither, and no payment. */
  | { readonly type: 'unknown'; readonly to: Address | null }
)

const tokens = '(uint256 amountIn, uint256 least, address[] path, address to, uint256 deadline)'
const coins = '(uint256 least, address[] path, address to, uint256 deadline)'
const feeTokens = 'SupportingFeeOnTransferTokens'
const routerAbi = parseAbi([
  ...[`function swapExactTokensForTokens${tokens}`, `function swapExactTokensForETH${tokens}`],
  `function swapExactETHForTokens${coins}`,
  `function swapExactTokensForTokens${feeTokens}${tokens}`,
  `function swapExactTokensForETH${feeTokens}${tokens}`,
  `function swapExactETHForTokens${feeTokens}${coins}`,
] as const)

/**
 * Lists what the accounts sent in blocks after one, and the last block there is. Without a block,
 * none of it.
 */
export async function readExchanges(parameters: {
  chains: Pick<Chains, 'localnet'>
  caipNetworkId: string
  accounts: readonly Address[]
  since: bigint | undefined
}): Promise<{ readonly exchanges: readonly Exchange[]; readonly block: bigint }> {
  const { chains, caipNetworkId, accounts } = parameters
  const chain = chains.localnet.chains.find(({ id }) => `eip155:${id}` === caipNetworkId)
  const client = createPublicClient({ transport: http(chain?.rpcUrl), cacheTime: 0 })
  const block = await client.getBlockNumber()
  const { since = block } = parameters
  const exchanges: Exchange[] = []
  for (let blockNumber = since + 1n; blockNumber <= block; blockNumber += 1n) {
    const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true })
    for (const transaction of transactions) {
      const isOwn = accounts.some((one) => isAddressEqual(one, transaction.from))
      const read = isOwn ? readTransaction(transaction) : undefined
      if (!read) continue
      const { hash, from } = transaction
      const { status } = await client.getTransactionReceipt({ hash })
      exchanges.push({ ...read, hash, from, isDone: status === 'success' })
    }
  }
  return { exchanges, block }
}

type Read = Exchange extends infer one
  ? one extends Exchange
    ? Omit<one, 'hash' | 'from' | 'isDone'>
    : never
  : never

/** `undefined` for payments. */
function readTransaction({ to, input, value }: Transaction): Read | undefined {
  if (to && isAddressEqual(to, localExchange.router)) return readCall(input, value)
  if (input === '0x' || /^0xa9059cbb/.test(input)) return undefined
  if (!to || !/^0x095ea7b3/.test(input)) return { type: 'unknown', to }
  const { args } = decodeFunctionData({ abi: erc20Abi, data: input })
  const [spender, amount] = args as readonly [Address, bigint]
  return { type: 'allowance', token: to, spender, amount }
}

function readCall(data: Transaction['input'], value: bigint): Read {
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data })
  const isCoin = functionName.startsWith('swapExactETH')
  const [first, second, ...others] = args as readonly unknown[]
  const [amount, least] = isCoin ? [value, first] : [first, second]
  const [path, to] = isCoin ? [second, others[0]] : [others[0], others[1]]
  const hops = path as readonly Address[]
  return {
    type: 'exchange',
    source: isCoin ? undefined : hops[0],
    target: functionName.includes('ForETH') ? undefined : hops.at(-1),
    ...{ amount: amount as bigint, least: least as bigint, to: to as Address },
  }
}
