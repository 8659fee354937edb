import { expect, test } from 'vitest'
import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'
import { createFakeSource } from '../test/createFakeSource.ts'
import { createCall, createQuote, router } from '../test/createQuote.ts'
import { createSwapApp } from '../test/createSwapApp.ts'
import { accounts, assets, ethereum, solana } from '../test/swapSamples.ts'

const fails = () =>
  createFakeSource({
    id: 'fails',
    quote: () => Promise.reject(new ChainUnavailableError({ chainId: ethereum, reason: 'down' })),
  }).source
const none = () => createFakeSource({ id: 'none', quote: () => [] }).source

test('default', async () => {
  const fee = { name: 'Provider fee', amount: 5n, token: assets.DAI } as const
  const expiresAt = Date.now() + 30_000
  const full = createQuote({ name: 'Exchange', fees: [fee], priceImpactBps: 12, expiresAt })
  const { source, asked } = createFakeSource({ quote: () => [full] })
  const { status, headers, body } = await createSwapApp({ sources: [source] }).quotes()
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(body).toEqual({
    quotes: [
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        fromAmount: '1000000000',
        fromAccount: `${ethereum}:${assets.USDC}`,
        toAmount: '1000',
        toAccount: `${ethereum}:${assets.DAI}`,
        minToAmount: '990',
        source: { id: 'fake', name: 'Exchange' },
        kind: 'transaction',
        router: `${ethereum}:${router}`,
        spender: `${ethereum}:${router}`,
        gas: '100000',
        fees: [{ name: 'Provider fee', amount: '5', token: `${ethereum}:${assets.DAI}` }],
        priceImpactBps: 12,
        expiresAt: new Date(expiresAt).toISOString(),
      },
    ],
  })
  expect(asked).toMatchObject([
    {
      isFirm: false,
      question: { amount: 10n ** 9n, user: accounts.evm, slippageBps: 100, gasPrice: undefined },
    },
  ])
})

test('parameters: firm', async () => {
  const call = createCall({ gasPrice: 3n })
  const { source, asked } = createFakeSource({ quote: () => [createQuote({ call })] })
  const { quotes } = createSwapApp({ sources: [source] })
  const { body } = await quotes({ firm: 'true' })
  expect(asked).toMatchObject([{ isFirm: true }])
  expect(body.quotes[0]?.tx).toEqual({
    from: `${ethereum}:${accounts.evm}`,
    to: `${ethereum}:${router}`,
    data: '0x38ed1739aa',
    amount: '1000000000',
    value: '0',
    eip155: { gas: '100000', gasPrice: '3' },
  })
  expect((await quotes({ firm: 'false' })).body.quotes[0]).not.toHaveProperty('tx')
})

test('behavior: the gas price is the client’s, else the chain’s, and the gas is guessed', async () => {
  const quote = createQuote({ call: createCall(), gas: undefined })
  const { quotes } = createSwapApp({ sources: [createFakeSource({ quote: () => [quote] }).source] })
  const read = async (parts: Record<string, string>) =>
    (await quotes({ firm: 'true', ...parts })).body.quotes[0]?.tx?.eip155
  expect(await read({ gasPrice: '99' })).toEqual({ gas: '150000', gasPrice: '99' })
  expect(await read({})).toEqual({ gas: '150000', gasPrice: '7' })
})

test('behavior: without a gas price a call is left to build-transaction', async () => {
  const own = createQuote({ call: createCall({ gasPrice: 3n }) })
  const without = createQuote({ toAmount: 999n, call: createCall() })
  const { source } = createFakeSource({ quote: () => [own, without] })
  const down = () =>
    Promise.reject(new ChainUnavailableError({ chainId: ethereum, reason: 'down' }))
  const { quotes, build } = createSwapApp({ sources: [source], gas: { read: down } })
  const { status, body } = await quotes({ firm: 'true' })
  expect(status).toBe(200)
  expect(body.quotes.map(({ tx }) => tx !== undefined)).toEqual([true, false])
  expect((await build()).status).toBe(200)
  expect(await build({ quoteId: body.quotes[1]?.id })).toMatchObject({
    status: 503,
    body: { code: 'CHAIN_UNAVAILABLE' },
  })
})

test('parameters: slippage and gasPrice', async () => {
  const { source, asked } = createFakeSource()
  const { quotes } = createSwapApp({ sources: [source] })
  for (const slippage of ['0.01', '0.5', '0.55', '50', '50.00', '49.99']) {
    await quotes({ slippage, gasPrice: '5' })
  }
  expect(asked.map(({ question }) => question.slippageBps)).toEqual([1, 50, 55, 5000, 5000, 4999])
  expect(asked[0]?.question.gasPrice).toBe(5n)
})

test('parameters: sources', async () => {
  const [a, b] = ['a', 'b'].map((id) => createFakeSource({ id }).source)
  if (!a || !b) throw new Error('There are no sources.')
  const { quotes } = createSwapApp({ sources: [a, b] })
  const read = async (sources: string) =>
    (await quotes({ sources })).body.quotes?.map(({ source }) => source.id)
  expect(await read('b')).toEqual(['b'])
  expect(await read('b,a,c')).toEqual(['a', 'b'])
  expect(await quotes({ sources: 'c' })).toMatchObject({
    status: 404,
    body: { code: 'CHAIN_NOT_SUPPORTED' },
  })
})

test('behavior: a plain address, and other ways to write one', async () => {
  const { source, asked } = createFakeSource()
  const { quotes } = createSwapApp({ sources: [source] })
  const lower = accounts.evm.toLowerCase()
  const from = `${ethereum}:${assets.USDC.toLowerCase()}`
  const native = `${ethereum}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`
  await quotes({ userAddress: accounts.evm })
  const { body } = await quotes({ userAddress: `${ethereum}:${lower}`, from, to: native })
  expect(body.quotes[0]).toMatchObject({ fromAccount: from, toAccount: native })
  expect(asked.map(({ question }) => question.user)).toEqual([accounts.evm, accounts.evm])
  expect(asked[1]?.question).toMatchObject({
    from: { address: assets.USDC, isNative: false },
    to: { address: assets.ETH, isNative: true },
  })
})

test('behavior: what came is answered, and who failed is named', async () => {
  const { source } = createFakeSource()
  const { status, body } = await createSwapApp({ sources: [fails(), source, none()] }).quotes()
  expect([status, body.quotes.length, body.unavailable]).toEqual([200, 1, ['fails']])
})

test('error: no route', async () => {
  const { status, body } = await createSwapApp({ sources: [none(), none()] }).quotes()
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'NO_ROUTE',
    detail: expect.stringContaining('insufficient liquidity'),
    reasons: [{ name: 'NO_ROUTE', description: 'insufficient liquidity' }],
  })
})

test('error: no quote, and a source that could have one', async () => {
  const app = createSwapApp({ sources: [none(), fails()] })
  const { status, headers, body } = await app.quotes()
  expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'SOURCE_UNAVAILABLE', '5'])
  expect(app.figures()).toEqual({ 'eip155:1 source of quotes unavailable': 1 })
})

test('behavior: a hanging source is not waited for', async () => {
  const hangs = createFakeSource({ id: 'hangs', quote: () => new Promise(() => undefined) })
  const { source } = createFakeSource()
  const { body } = await createSwapApp({ sources: [hangs.source, source] }).quotes()
  expect([body.quotes.length, body.unavailable]).toEqual([1, ['hangs']])
})

const dai = `${ethereum}:${assets.DAI}`

test.each<[string, Record<string, string>, string]>([
  ['no amount', { amount: '' }, 'amount'],
  ['nothing', { amount: '0' }, 'amount'],
  ['a debt', { amount: '-1' }, 'amount'],
  ['a part', { amount: '1.5' }, 'amount'],
  ['an exponent', { amount: '1e9' }, 'amount'],
  ['more than there can be', { amount: String(2n ** 256n) }, 'amount'],
  ['a bad account', { userAddress: '0x1' }, 'userAddress'],
  ['an account elsewhere', { userAddress: `eip155:10:${accounts.evm}` }, 'userAddress'],
  ['a wrong checksum', { userAddress: accounts.evm.replace('A11cE', 'a11cE') }, 'userAddress'],
  ['a bad token', { from: `${ethereum}:0x1` }, 'from'],
  ['a token without a chain', { from: assets.USDC }, 'from'],
  ['a token elsewhere', { to: `eip155:10:${assets.DAI}` }, 'to'],
  ['the same token', { from: dai }, 'to'],
  ['the same token in other letters', { from: dai, to: dai.toLowerCase() }, 'to'],
  ['no slippage', { slippage: '0' }, 'slippage'],
  ['too little slippage', { slippage: '0.001' }, 'slippage'],
  ['too much slippage', { slippage: '50.01' }, 'slippage'],
  ['negative slippage', { slippage: '-1' }, 'slippage'],
  ['slippage in exponents', { slippage: '1e1' }, 'slippage'],
  ['slippage with a comma', { slippage: '0,5' }, 'slippage'],
  ['a bad gas price', { gasPrice: '1 gwei' }, 'gasPrice'],
  ['a bad wish', { firm: 'yes' }, 'firm'],
])('error: %s', async (_, parts, at) => {
  const { source, asked } = createFakeSource()
  const { status, body } = await createSwapApp({ sources: [source] }).quotes(parts)
  expect([status, body.code]).toEqual([400, 'INVALID_QUERY'])
  expect(body.errors?.map((error) => error.at)).toContain(at)
  expect(asked).toEqual([])
})

test.each([
  ['without a node', 'eip155:10', assets.DAI, assets.USDC],
  ['without a source', solana, assets.SPL, assets.SOL],
  ['without contracts', 'bip122:000000000019d6689c085ae165831e93', '0x', '0x'],
])('error: a chain %s', async (_, chainId, from, to) => {
  const { source } = createFakeSource()
  const isSolana = chainId === solana
  const { status, body } = await createSwapApp({ sources: [source] }).quotes({
    from: `${chainId}:${from}`,
    to: `${chainId}:${to}`,
    userAddress: isSolana ? accounts.solana : accounts.evm,
  })
  expect([status, body.code]).toEqual([404, 'CHAIN_NOT_SUPPORTED'])
})

test('behavior: a client has so many quotes a minute, and other requests beside them', async () => {
  const { source } = createFakeSource()
  const { quotes, build } = createSwapApp({ sources: [source], rateLimit: 2 })
  const answers = [await quotes(), await quotes(), await quotes()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers[2]?.headers.get('Retry-After')).toBe('30')
  expect((await build()).status).toBe(200)
})
