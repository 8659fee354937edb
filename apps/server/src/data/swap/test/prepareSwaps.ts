import { localExchange } from '@cleat/localnet'
import { type Address, erc20Abi, getAddress, type Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { DescribedChain } from '../../chains/chainsFile.ts'
import { type AnyAnswer, createDataApp } from '../../test/createDataApp.ts'
import { prepareEvmChain } from '../../test/prepareEvmChain.ts'
import type { QuoteAnswer } from '../routes/quoteSchemas.ts'
import { describeExchange } from './describeExchange.ts'

const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export type AssetName = keyof typeof localExchange.tokens | 'ETH'
export type Asked = {
  from: AssetName
  to: AssetName
  amount: bigint
  user?: string | undefined
  /** Further parameters. */
  more?: Readonly<Record<string, string>> | undefined
}

/** A local chain with its exchange for a test file, and the service over it. */
export function prepareSwaps() {
  const chain = prepareEvmChain({ exchange: true })
  const addressOf = (name: AssetName) =>
    name === 'ETH' ? native : localExchange.tokens[name].address
  const idOf = (name: AssetName) => `${chain.id}:${addressOf(name)}`
  const user = () => getAddress(chain.accounts()[0] ?? '')

  const open = ({ described = describeExchange() }: { described?: DescribedChain } = {}) => {
    const app = createDataApp({
      urls: { [chain.id]: chain.url() },
      described: { [chain.id]: described },
    })
    const quotes = async ({ from, to, amount, more, user: other = user() }: Asked) => {
      const query = new URLSearchParams({
        amount: String(amount),
        userAddress: `${chain.id}:${other}`,
        from: idOf(from),
        to: idOf(to),
        gasPrice: '1000000000',
        ...more,
      })
      return app.ask(`/v1/convert/quotes?${query}`)
    }
    const build = async ({ from, to, amount, user: other = user(), more }: Asked) => {
      const given = { amount: String(amount), from: idOf(from), to: idOf(to), ...more }
      const answer = await app.post('/v1/convert/build-transaction', {
        ...given,
        eip155: { slippage: 1 },
        userAddress: `${chain.id}:${other}`,
        projectId: 'p',
        disableEstimate: true,
      })
      return { ...answer, quote: answer.body as AnyAnswer & QuoteAnswer }
    }
    return { ...app, quotes, build }
  }

  const balanceOf = (name: AssetName) =>
    name === 'ETH'
      ? chain.client().getBalance({ address: user() })
      : chain.client().readContract({
          address: addressOf(name) as Address,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [user()],
        })
  const approve = async (name: AssetName, amount: bigint, spender = localExchange.router) => {
    const args = [spender, amount] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
    await chain.mined(
      await chain.client().sendTransaction({ to: addressOf(name) as Address, data }),
    )
  }
  /** Sends what a quote says. Returns what the account received, without the fee. */
  const send = async (quote: QuoteAnswer, to: AssetName) => {
    if (!quote.tx) throw new Error('There is no call.')
    const { tx } = quote
    const before = await balanceOf(to)
    const receipt = await chain.mined(
      await chain.client().sendTransaction({
        to: tx.to.split(':').at(-1) as Address,
        data: tx.data as Hex,
        value: BigInt(tx.value),
        gas: BigInt(tx.eip155.gas),
      }),
    )
    const fee = to === 'ETH' ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
    return { status: receipt.status, received: (await balanceOf(to)) - before + fee }
  }
  return { chain, open, idOf, user, balanceOf, approve, send }
}
