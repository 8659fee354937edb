import { localExchange } from '@cleat/localnet'
import { type Address, erc20Abi, type Hex } from 'viem'
import { decodeFunctionData } from 'viem/utils'
import { expect, test } from 'vitest'
import type { AnyAnswer } from '../../test/createDataApp.ts'
import { type AssetName, prepareSwaps } from '../test/prepareSwaps.ts'

const swaps = prepareSwaps()
const dai = 10n ** 18n

type Approval = {
  readonly tx: {
    readonly from: string
    readonly to: string
    readonly data: Hex
    readonly value: string
    readonly eip155: { readonly gas: number; readonly gasPrice: string }
  }
  readonly spender: string
  readonly amount: string
}

function setUp() {
  const app = swaps.open()
  const approve = async (from: AssetName, parts: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({
      userAddress: swaps.user(),
      from: swaps.idOf(from),
      to: swaps.idOf('USDC'),
      ...parts,
    })
    const answer = await app.ask(`/v1/convert/build-approve?${query}`)
    return { ...answer, approval: answer.body as AnyAnswer & Approval }
  }
  return { ...app, approve }
}

const read = ({ tx }: Approval) => decodeFunctionData({ abi: erc20Abi, data: tx.data })
const router = localExchange.router

test('default: exact, for the router, sent to the token', async () => {
  const { approve } = setUp()
  const { status, approval } = await approve('DAI', { amount: String(10n * dai) })
  expect(status).toBe(200)
  expect(approval).toEqual({
    tx: {
      from: `${swaps.chain.id}:${swaps.user()}`,
      to: swaps.idOf('DAI'),
      data: expect.any(String),
      value: '0',
      eip155: { gas: expect.any(Number), gasPrice: expect.stringMatching(/^\d+$/) },
    },
    spender: `${swaps.chain.id}:${router}`,
    amount: String(10n * dai),
  })
  expect(read(approval)).toEqual({ functionName: 'approve', args: [router, 10n * dai] })
  expect(approval.tx.eip155.gas).toBeGreaterThan(21_000)
  const hash = await swaps.chain.client().sendTransaction({
    to: localExchange.tokens.DAI.address,
    data: approval.tx.data,
    gas: BigInt(approval.tx.eip155.gas),
  })
  expect((await swaps.chain.mined(hash)).status).toBe('success')
})

test('behavior: without an amount, what the account has', async () => {
  const { approval } = await setUp().approve('DAI')
  const balance = await swaps.balanceOf('DAI')
  expect(read(approval).args).toEqual([router, balance])
  expect(balance).toBeGreaterThan(0n)
})

test('parameters: quoteId', async () => {
  const { approve, quotes } = setUp()
  const { body } = await quotes({ from: 'DAI', to: 'USDC', amount: 7n * dai })
  const { approval } = await approve('DAI', { quoteId: body.quotes[0]?.id ?? '' })
  expect(read(approval).args).toEqual([router, 7n * dai])
})

test('behavior: a token that refuses to change an allowance has a guess of its gas', async () => {
  await swaps.approve('OUSD', 5n)
  const { approval } = await setUp().approve('OUSD', { amount: '6' })
  expect(approval.tx.eip155.gas).toBe(100_000)
})

test('error: the native currency needs none', async () => {
  expect(await setUp().approve('ETH')).toMatchObject({
    status: 400,
    body: { code: 'INVALID_QUERY' },
  })
})

test('error: a quote of another account, token, or none', async () => {
  const { approve, quotes } = setUp()
  const { body } = await quotes({ from: 'DAI', to: 'USDC', amount: dai })
  const quoteId = body.quotes[0]?.id ?? ''
  const [, other = ''] = swaps.chain.accounts()
  expect((await approve('OUSD', { quoteId })).body.code).toBe('INVALID_QUERY')
  expect((await approve('DAI', { quoteId, userAddress: other })).body.code).toBe('INVALID_QUERY')
  expect((await approve('DAI', { quoteId: 'A'.repeat(22) })).body.code).toBe('QUOTE_EXPIRED')
})

test('error: an address without a token', async () => {
  const [, stranger = ''] = swaps.chain.accounts()
  const parts = { from: `${swaps.chain.id}:${stranger as Address}` }
  expect(await setUp().approve('DAI', parts)).toMatchObject({
    status: 503,
    body: { code: 'CHAIN_UNAVAILABLE' },
  })
})
