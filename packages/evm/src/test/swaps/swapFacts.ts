import type { CaipNetwork, PreparedSwap, Swap, SwapOffer, SwapPolicy } from '@cleat/core/adapter'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { createFakeNode } from '../createFakeNode.ts'

const [account, dai, usdc, router, wrapped, guard, liar] = [1, 2, 3, 4, 5, 6, 7].map(
  (digit) => `0x${String(digit).repeat(40)}`,
) as [Address, Address, Address, Address, Address, Address, Address]
const { network } = createFakeNode()

/** The app's contracts on Ethereum. */
const policy: SwapPolicy = {
  contracts: { 'eip155:1': { wrapped, v2Routers: [router], guard } },
}

/** Ten DAI for at least 9.9 USDC. */
const swap: Swap = {
  ...{ network, address: account, amount: 10n * 10n ** 18n, slippageBps: 100 },
  source: { address: dai, symbol: 'DAI', decimals: 18 },
  target: { address: usdc, symbol: 'USDC', decimals: 6 },
}

const abi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function approve(address spender, uint256 value)',
])
/** Seconds since the epoch, which dates of JavaScript have, too. */
const deadline = 4_000_000_000n

/** The call of the exchange, in another form if facts of it are changed. */
function exchangeData(
  change: Partial<{ amount: bigint; minimum: bigint; path: Address[]; to: Address }> = {},
): Hex {
  const { amount = swap.amount, minimum = 9_900_000n, path = [dai, usdc], to = account } = change
  const args = [amount, minimum, path, to, deadline] as const
  return encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args })
}

function approvalData(spender: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] })
}

const fees = { gas: '0x30d40', gasPrice: '0x2', chainId: '0x1' }
const approval = { from: account, to: dai, value: '0x0', ...fees }
const exchange = { from: account, to: router, value: '0x0', data: exchangeData(), ...fees }

const offer: SwapOffer = {
  ...{ source: { id: 'pools', name: 'Local Exchange' }, kind: 'transaction', fees: [] },
  amount: 10_000_000n,
  call: { to: router, data: exchange.data, value: '0' },
}

const prepared: PreparedSwap = {
  ...{ swap, kind: 'transaction', router, spender: router, trial: 'simulated', notes: [] },
  steps: [
    { type: 'approve', payload: { ...approval, data: approvalData(router, swap.amount) } },
    { type: 'swap', payload: exchange },
  ],
  ...{ expected: 10_000_000n, minReceived: 9_900_000n, sourceFees: [] },
  fee: { expected: 800_000n, limit: 800_000n },
  expiresAt: Number(deadline) * 1000,
}

type Payload = { readonly [key: string]: string }

/** An exchange on Ethereum that nothing is wrong with, and its parts. */
export const swapFacts: {
  readonly account: Address
  readonly dai: Address
  readonly usdc: Address
  readonly router: Address
  readonly wrapped: Address
  readonly guard: Address
  /** An unknown contract. */
  readonly liar: Address
  readonly network: CaipNetwork
  readonly policy: SwapPolicy
  readonly swap: Swap
  readonly offer: SwapOffer
  readonly prepared: PreparedSwap
  readonly exchangeData: typeof exchangeData
  readonly approvalData: typeof approvalData
  /** The payload of an allowance, without its data. */
  readonly approval: Payload
  readonly exchange: Payload & { readonly data: Hex }
  /** Seconds since the epoch. */
  readonly deadline: bigint
} = {
  account,
  dai,
  usdc,
  router,
  wrapped,
  guard,
  liar,
  network,
  policy,
  swap,
  offer,
  prepared,
  exchangeData,
  approvalData,
  approval,
  exchange,
  deadline,
}
