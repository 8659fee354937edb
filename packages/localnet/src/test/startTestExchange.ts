import {
  type Account,
  type Address,
  type Chain,
  type Client,
  createTestClient,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  type PublicActions,
  parseAbi,
  parseUnits,
  publicActions,
  type TestActions,
  type TransactionReceipt,
  type Transport,
  type WalletActions,
  walletActions,
} from 'viem'
import { afterAll } from 'vitest'
import { type ExchangeTokens, exchangeTokens } from '../exchange/exchangeTokens.ts'
import { localExchange } from '../exchange/localExchange.ts'
import { routerAbi } from '../exchange/routerAbi.ts'
import { type Localnet, startLocalnet } from '../startLocalnet.ts'

const { router } = localExchange
const writeAbi = parseAbi([
  'function mint(address to, uint256 value)',
  // Old tokens return nothing.
  'function approve(address spender, uint256 value)',
])

export type SwapRequest = {
  from: keyof ExchangeTokens
  to: keyof ExchangeTokens
  /** In whole tokens. */
  amount: string
  router?: Address
  account?: Address
  amountOutMin?: bigint
  functionName?:
    | 'swapExactTokensForTokens'
    | 'swapExactTokensForTokensSupportingFeeOnTransferTokens'
  /** Sends without a simulation before. */
  gas?: bigint
  gasPrice?: bigint
  approved?: bigint
}

type Actions = TestActions & PublicActions<Transport, Chain> & WalletActions<Chain, Account>

export type TestExchange = {
  localnet: Localnet
  /** Its transactions are signed by the node, as `owner` unless they name another account. */
  client: Client<Transport, Chain, Account, undefined, Actions>
  owner: Address
  other: Address
  /** Rejects if the transaction was reverted. */
  mined(hash: Hex): Promise<TransactionReceipt>
  balanceOf(token: Address, account?: Address): Promise<bigint>
  mint(token: Address, amount: bigint, account?: Address): Promise<TransactionReceipt>
  approve(
    token: Address,
    spender: Address,
    amount: bigint,
    account?: Address,
  ): Promise<TransactionReceipt>
  /**
   * Approves, swaps and returns what the account spent and received, and the receipt. Rejects with
   * the chain's reason.
   */
  swap(
    request: SwapRequest,
  ): Promise<{ spent: bigint; received: bigint; receipt: TransactionReceipt }>
}

/** A chain with the local exchange for a test file, and what its tests do there. */
export async function startTestExchange(): Promise<TestExchange> {
  const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }], exchange: true })
  afterAll(localnet.stop)
  const [owner, other] = localnet.accounts.map(({ address }) => address)
  const [started] = localnet.chains
  if (!owner || !other || !started) throw new Error('A local chain has ten accounts.')
  const client = createTestClient({
    ...{ mode: 'anvil', account: owner, cacheTime: 0, pollingInterval: 20 },
    chain: started.chain,
    transport: http(started.rpcUrl),
  })
    .extend(publicActions)
    .extend(walletActions)

  const mined = async (hash: Hex) => {
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`${hash} was reverted.`)
    return receipt
  }
  const balanceOf = (token: Address, account: Address = owner) =>
    client.readContract({
      ...{ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] },
    })
  const mint = async (address: Address, amount: bigint, account: Address = owner) =>
    mined(
      await client.writeContract({
        ...{ address, abi: writeAbi, functionName: 'mint', args: [account, amount] },
      }),
    )
  const approve = async (address: Address, spender: Address, amount: bigint, account = owner) =>
    mined(
      await client.writeContract({
        ...{ address, abi: writeAbi, functionName: 'approve', args: [spender, amount], account },
      }),
    )
  const swap = async (request: SwapRequest) => {
    const { account = owner, amountOutMin = 0n, gas, gasPrice } = request
    const { functionName = 'swapExactTokensForTokens', router: address = router } = request
    const [source, target] = [exchangeTokens[request.from], exchangeTokens[request.to]]
    const amount = parseUnits(request.amount, source.decimals)
    const { approved = amount } = request
    await approve(source.address, address, approved, account)
    const before = await Promise.all([source, target].map((one) => balanceOf(one.address, account)))
    const path = [source.address, target.address]
    const call = {
      ...{ address, abi: routerAbi, functionName, account },
      args: [amount, amountOutMin, path, account, maxUint256],
      ...(gas && { gas }),
      ...(gasPrice !== undefined && { gasPrice }),
    } as const
    if (!gas) await client.simulateContract(call)
    const hash = await client.writeContract(call)
    const receipt = await client.waitForTransactionReceipt({ hash })
    const after = await Promise.all([source, target].map((one) => balanceOf(one.address, account)))
    const [spent = 0n, received = 0n] = [
      (before[0] ?? 0n) - (after[0] ?? 0n),
      (after[1] ?? 0n) - (before[1] ?? 0n),
    ]
    return { spent, received, receipt }
  }
  return { localnet, client, owner, other, mined, balanceOf, mint, approve, swap }
}
