import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { multicall3 } from '../rpc/callContracts.ts'
import { createDataApp, proxied } from '../test/createDataApp.ts'
import { contractAbi, prepareEvmChain } from '../test/prepareEvmChain.ts'
import { startFakeNode } from '../test/startFakeNode.ts'

const chain = prepareEvmChain()
const owner = '0x00000000000000000000000000000000000A11cE'
const dead = 'http://127.0.0.1:1'

type Mint = { token: Hex; to?: Hex; amount: bigint }

async function mint({ token, to = owner, amount }: Mint) {
  const args = [to, amount] as const
  const hash = await chain
    .client()
    .writeContract({ address: token, abi: contractAbi, functionName: 'mint', args })
  await chain.mined(hash)
}

const described = (address: string, parts: object = {}) => ({
  address,
  name: 'A token',
  symbol: 'TKN',
  decimals: 6,
  ...parts,
})

test('default', async () => {
  const token = await chain.deploy('token', ['A token', 'TKN', 6])
  const old = await chain.deploy('oldToken')
  const empty = await chain.deploy('token', ['Nothing', 'NIL', 18])
  await chain.client().setBalance({ address: owner, value: 1_500_000_000_000_000_001n })
  await mint({ token, amount: 2_500_000n })
  await mint({ token: old, amount: 2n ** 255n })
  const { ask } = createDataApp({
    urls: { [chain.id]: chain.url() },
    described: {
      [chain.id]: {
        price: 2000,
        tokens: [
          described(token, { price: 0.5 }),
          described(old, { symbol: 'OUSD', logoUri: 'https://tokens.example/ousd.png' }),
          described(empty),
        ],
      },
    },
  })
  const answer = await ask(
    `/v1/account/${owner}/balance?chainId=${chain.id}&currency=usd&st=appkit`,
  )
  expect(answer).toEqual({
    status: 200,
    body: {
      balances: [
        {
          name: 'Ether',
          symbol: 'ETH',
          chainId: chain.id,
          value: 3000,
          price: 2000,
          quantity: { decimals: '18', numeric: '1.500000000000000001' },
          iconUrl: 'http://localhost/public/getTokenImage/ETH',
        },
        {
          name: 'A token',
          symbol: 'TKN',
          chainId: chain.id,
          address: `${chain.id}:${token}`,
          value: 1.25,
          price: 0.5,
          quantity: { decimals: '6', numeric: '2.5' },
          iconUrl: 'http://localhost/public/getTokenImage/TKN',
        },
        {
          name: 'A token',
          symbol: 'OUSD',
          chainId: chain.id,
          address: `${chain.id}:${old}`,
          price: 0,
          quantity: {
            decimals: '6',
            numeric: `${String(2n ** 255n).slice(0, -6)}.${String(2n ** 255n).slice(-6)}`,
          },
          iconUrl: proxied('https://tokens.example/ousd.png'),
        },
      ],
    },
  })
})

test('parameters: account as CAIP-10, in lower case, and without a chain', async () => {
  const { ask } = createDataApp({ urls: { [chain.id]: chain.url() } })
  const plain = await ask(`/v1/account/${owner}/balance`)
  expect(plain.body.balances).toHaveLength(1)
  expect(await ask(`/v1/account/${chain.id}:${owner.toLowerCase()}/balance`)).toEqual(plain)
})

test('parameters: forceUpdate, what was remembered is not answered', async () => {
  const token = await chain.deploy('token', ['A token', 'TKN', 6])
  const { ask } = createDataApp({
    urls: { [chain.id]: chain.url() },
    described: { [chain.id]: { tokens: [described(token)] } },
  })
  const symbols = async (query: string) => {
    const { body } = await ask(`/v1/account/${owner}/balance?chainId=${chain.id}${query}`)
    return body.balances.map(({ symbol }) => symbol)
  }
  expect(await symbols('')).toEqual(['ETH'])
  await mint({ token, amount: 1n })
  expect(await symbols('')).toEqual(['ETH'])
  expect(await symbols(`&forceUpdate=${token}`)).toEqual(['ETH', 'TKN'])
  expect(await symbols('')).toEqual(['ETH', 'TKN'])
})

test('behavior: tokens that revert, burn all gas, or answer garbage cost no other token', async () => {
  const token = await chain.deploy('token', ['A token', 'TKN', 6])
  await mint({ token, amount: 7n })
  const hostile: Record<Hex, Hex> = {
    '0x00000000000000000000000000000000000bAd01': '0x60006000fd',
    '0x00000000000000000000000000000000000BAd02': '0x5b600056',
    '0x00000000000000000000000000000000000baD03': '0x6001600052601f6000f3',
    '0x00000000000000000000000000000000000bAd04': '0x60406000f3',
    '0x00000000000000000000000000000000000bad05': '0x',
  }
  for (const [address, bytecode] of Object.entries(hostile)) {
    await chain.client().setCode({ address: address as Hex, bytecode })
  }
  const { ask, lines } = createDataApp({
    urls: { [chain.id]: chain.url() },
    described: {
      [chain.id]: {
        tokens: [...Object.keys(hostile), token].map((address) => described(address.toLowerCase())),
      },
    },
  })
  const { body } = await ask(`/v1/account/${owner}/balance?chainId=${chain.id}`)
  expect(body.balances.slice(1)).toMatchObject([
    { address: `${chain.id}:${token}`, quantity: { numeric: '0.000007' } },
  ])
  expect(lines).toContainEqual(
    expect.objectContaining({ reason: 'balance unreadable', count: 5, chainId: chain.id }),
  )
})

test('behavior: without Multicall3 each token is asked by itself', async () => {
  const token = await chain.deploy('token', ['A token', 'TKN', 6])
  await mint({ token, amount: 7n })
  const bytecode = await chain.client().getCode({ address: multicall3 })
  await chain.client().setCode({ address: multicall3, bytecode: '0x' })
  const { ask } = createDataApp({
    urls: { [chain.id]: chain.url() },
    described: { [chain.id]: { tokens: [described(token)] } },
  })
  const { body } = await ask(`/v1/account/${owner}/balance?chainId=${chain.id}`)
  expect(body.balances).toMatchObject([{ symbol: 'ETH' }, { quantity: { numeric: '0.000007' } }])
  await chain.client().setCode({ address: multicall3, bytecode: bytecode as Hex })
})

test('behavior: no account is logged', async () => {
  const { ask, lines } = createDataApp({ urls: { [chain.id]: chain.url(), 'eip155:1': dead } })
  await ask(`/v1/account/${owner}/balance?chainId=${chain.id}`)
  await ask(`/v1/account/${owner}/balance?chainId=eip155:1`)
  await ask(`/v1/account/${owner}/balance/of/nothing`)
  expect(lines.length).toBeGreaterThan(3)
  expect(JSON.stringify(lines).toLowerCase()).not.toContain(owner.toLowerCase())
  expect(JSON.stringify(lines)).not.toContain(dead)
})

test('error: a chain that is down is unavailable, and no other', async () => {
  const { ask } = createDataApp({ urls: { [chain.id]: chain.url(), 'eip155:1': dead } })
  expect(await ask(`/v1/account/${owner}/balance?chainId=eip155:1`)).toMatchObject({
    status: 503,
    body: { code: 'CHAIN_UNAVAILABLE', detail: expect.stringContaining('eip155:1') },
  })
  expect((await ask(`/v1/account/${owner}/balance?chainId=${chain.id}`)).status).toBe(200)
})

test('error: a node of another chain is not believed', async () => {
  const { ask, lines } = createDataApp({ urls: { 'eip155:1': chain.url() } })
  const { status, body } = await ask(`/v1/account/${owner}/balance?chainId=eip155:1`)
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
  expect(JSON.stringify(lines)).toContain('node is of chain 31337')
})

test.each([
  [`/v1/account/${owner}/balance?chainId=eip155:2`, 404, 'CHAIN_NOT_SUPPORTED'],
  [`/v1/account/eip155:__proto__:${owner}/balance`, 404, 'CHAIN_NOT_SUPPORTED'],
  [`/v1/account/${owner}/balance?chainId=mainnet`, 400, 'INVALID_QUERY'],
  [`/v1/account/${owner}/balance?currency=eur`, 400, 'INVALID_QUERY'],
  [`/v1/account/${owner.replace('A11cE', 'a11cE')}/balance`, 400, 'INVALID_QUERY'],
  ['/v1/account/0x1/balance', 400, 'INVALID_QUERY'],
  ['/v1/account/%3Cscript%3E/balance', 400, 'INVALID_QUERY'],
])('error: %s', async (path, status, code) => {
  const { ask } = createDataApp({ urls: { [chain.id]: chain.url() } })
  expect(await ask(path)).toMatchObject({ status, body: { code } })
})

test.each([
  ['nothing', ''],
  ['a page', '<html>Bad gateway</html>'],
  ['null', 'null'],
  ['half', '{"jsonrpc":"2.0","id":0,"resu'],
  ['another id', { id: 'x', result: '0x1' }],
  ['NaN', { id: 0, result: Number.NaN }],
  ['a negative amount', { id: 0, result: '-0x1' }],
  ['a decimal', { id: 0, result: 12 }],
  ['more than 256 bits', { id: 0, result: `0x1${'0'.repeat(64)}` }],
  ['a prototype', '{"id":0,"__proto__":{"result":"0x1"}}'],
])('error: a node that answers %s', async (_, answer) => {
  const node = await startFakeNode(() => answer)
  const { ask } = createDataApp({ urls: { 'eip155:1': node.url } })
  const { status, body } = await ask(`/v1/account/${owner}/balance?chainId=eip155:1`)
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
})

test('behavior: whoever leaves before the answer is not worked for any more', async () => {
  const node = await startFakeNode(({ body }) =>
    JSON.stringify(body).includes('eth_chainId') ? { id: 0, result: '0x1' } : undefined,
  )
  const { app } = createDataApp({ urls: { 'eip155:1': node.url } })
  const leaving = new AbortController()
  const staying = new AbortController()
  const path = `/v1/account/${owner}/balance?chainId=eip155:1`
  const asked = [leaving, staying].map(({ signal }) => app.request(path, { signal }))
  await expect.poll(() => node.requests.length).toBe(2)
  leaving.abort()
  await asked[0]
  expect(node.abandoned()).toBe(0)
  staying.abort()
  await asked[1]
  await expect.poll(node.abandoned).toBe(1)
  expect(node.requests).toHaveLength(2)
})
