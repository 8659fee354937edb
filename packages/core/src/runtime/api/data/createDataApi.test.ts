import { expect, test } from 'vitest'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import { toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { catchError } from '../../../test/catchError.ts'
import { evmRules } from '../../../test/evmRules.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { createDataApi } from './createDataApi.ts'

const service = startFakeApi()
const api = createDataApi({
  ...{ baseUrl: serviceUrl, projectId: 'abc', backoffMs: 1 },
  isSameAddress: (_, one, other) => evmRules.isSameAddress?.(one, other) === true,
})
const chainId = toCaipNetworkId('eip155:1')
const owner = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const address = toCaipAddress({
  caipNetworkId: chainId,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
})
const usdc = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId,
  address,
  value: 1.5,
  price: 1,
  quantity: { decimals: '6', numeric: '1.5' },
  iconUrl: 'https://example.com/usdc.png',
}
const asked = () => {
  const { pathname, searchParams } = new URL(service.requests[0]?.url ?? '')
  return { path: pathname.replace('/api', ''), ...Object.fromEntries(searchParams) }
}
const sdk = { projectId: 'abc', st: 'cleat', sv: 'cleat-0.0.0' }

test('default: what an account holds', async () => {
  service.answer('/v1/account/:address/balance', () =>
    json({ balances: [usdc, { ...usdc, name: 'Ether', symbol: 'ETH', address: null }] }),
  )
  const { balances, dropped } = await api.getBalance({
    address: owner,
    chainId,
    forceUpdate: [address],
  })
  expect(dropped).toBe(0)
  expect(balances[0]).toEqual({
    name: 'USD Coin',
    symbol: 'USDC',
    chainId,
    address,
    price: 1,
    quantity: { amount: 1_500_000n, decimals: 6, numeric: '1.5' },
    iconUrl: 'https://example.com/usdc.png',
  })
  expect(balances[1]?.address).toBeUndefined()
  expect(asked()).toEqual({
    path: `/v1/account/${owner}/balance`,
    currency: 'usd',
    chainId,
    forceUpdate: address,
    ...sdk,
  })
})

test('default: what happened to it, by pages', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  service.answer('/v1/account/:address/history', () =>
    json({
      data: [
        {
          id: '1',
          metadata: {
            operationType: 'send',
            hash,
            minedAt: '2026-05-01T10:00:00Z',
            sentFrom: owner,
            sentTo: owner,
            status: 'confirmed',
            nonce: 3,
          },
          transfers: [
            { direction: 'out', quantity: { numeric: '2' }, fungible_info: { symbol: 'ETH' } },
            ...[address, 'eip155:2:0x1', 5].map((of) => ({
              direction: 'out',
              quantity: { numeric: '3' },
              fungible_info: { symbol: 'USDC', address: of },
            })),
            { direction: 'in', quantity: { numeric: '1' }, nft_info: { name: 'Ape' } },
            { direction: 'in', quantity: { numeric: '1' } },
          ],
        },
      ],
      next: 'p2',
    }),
  )
  const { transactions, next } = await api.getHistory({ address: owner, chainId, cursor: 'p1' })
  expect(next).toBe('p2')
  expect(transactions).toMatchObject([
    {
      metadata: { hash, minedAt: Date.UTC(2026, 4, 1, 10), status: 'confirmed', chain: chainId },
      transfers: [
        { direction: 'out', fungible_info: { symbol: 'ETH' } },
        { direction: 'out', fungible_info: { symbol: 'USDC', address } },
        { direction: 'out', fungible_info: { symbol: 'USDC', address: undefined } },
        { direction: 'out', fungible_info: { symbol: 'USDC', address: undefined } },
        { direction: 'in', nft_info: { name: 'Ape', flags: { is_spam: false } } },
      ],
    },
  ])
  expect(asked()).toEqual({ path: `/v1/account/${owner}/history`, chainId, cursor: 'p1', ...sdk })
})

test('behavior: what is from before says so, whatever the service means by it', async () => {
  const answer = async (stale: unknown) => {
    service.answer('/v1/account/:address/balance', () => json({ balances: [], stale }))
    service.answer('/v1/account/:address/history', () => json({ data: [], stale }))
    const place = { address: owner, chainId }
    return await Promise.all([api.getBalance(place), api.getHistory(place)])
  }
  const stale = await answer(true)
  expect(stale.map(({ isStale }) => isStale)).toEqual([true, true])
  for (const other of [undefined, false, null, 'yes']) {
    expect((await answer(other)).map((it) => 'isStale' in it)).toEqual([false, false])
  }
})

test('behavior: a transaction that makes a contract goes to nobody, and one may not know who signed', async () => {
  const metadata = {
    operationType: 'execute',
    hash: `0x${'cd'.repeat(32)}`,
    minedAt: '2026-05-01T10:00:00Z',
    sentFrom: '',
    sentTo: '',
    status: 'confirmed',
  }
  service.answer('/v1/account/:address/history', () => json({ data: [{ id: '1', metadata }] }))
  const { transactions, dropped } = await api.getHistory({ address: owner, chainId })
  expect(transactions[0]?.metadata).toMatchObject({ sentFrom: '', sentTo: '' })
  expect(dropped).toBe(0)
})

test('default: what tokens cost', async () => {
  service.answer('/v1/fungible/price', () =>
    json({
      fungibles: [
        { ...usdc, price: 0.999 },
        { ...usdc, address: 'nowhere' },
      ],
    }),
  )
  expect([...(await api.getPrices({ addresses: [address] }))]).toEqual([[address, 0.999]])
  expect(await service.requests[0]?.json()).toEqual({
    currency: 'usd',
    addresses: [address],
    projectId: 'abc',
  })
})

test('default: the small questions', async () => {
  service.answer('/v1/supported-chains', () => json({ http: [chainId], ws: [] }))
  service.answer('/v1/convert/gas-price', () =>
    json({ standard: '1000000007', fast: '2', instant: '3' }),
  )
  service.answer('/v1/convert/allowance', () => json({ allowance: `${2n ** 256n - 1n}` }))
  service.answer('/v1/identity/:address', () => json({ name: 'vitalik.eth', avatar: 'data:x' }))
  service.answer('/v1/convert/tokens', () =>
    json({ tokens: [{ ...usdc, decimals: 6 }, { ...usdc, decimals: 300 }, null] }),
  )
  expect([...(await api.getSupportedChains())]).toEqual([chainId])
  expect(await api.getGasPrice({ chainId })).toMatchObject({ standard: 1_000_000_007n })
  expect(await api.getAllowance({ tokenAddress: address, userAddress: address })).toBe(
    2n ** 256n - 1n,
  )
  expect(await api.getIdentity({ address: owner })).toEqual({ name: 'vitalik.eth' })
  expect(await api.getTokens({ chainId })).toMatchObject([{ symbol: 'USDC', decimals: 6 }])
})

test.each([
  ['negative', { quantity: { decimals: '6', numeric: '-1' } }],
  ['with an exponent', { quantity: { decimals: '6', numeric: '1e18' } }],
  ['a number where text is due', { quantity: { decimals: '6', numeric: 1e19 } }],
  ['finer than the token', { quantity: { decimals: '6', numeric: '0.0000001' } }],
  ['without decimals', { quantity: { decimals: '0', numeric: '1' } }],
  ['with null for decimals', { quantity: { decimals: null, numeric: '1' } }],
  ['with 300 decimals', { quantity: { decimals: '300', numeric: '1' } }],
  ['NaN', { quantity: { decimals: '6', numeric: 'NaN' } }],
  ['of another chain', { chainId: 'eip155:137' }],
  ['of a token of another chain', { address: address.replace(':1:', ':137:') }],
  ['of a token that is no CAIP-10 address', { address: '0xA0b8' }],
  ['of a token without a symbol', { symbol: '\u200b' }],
])('behavior: an amount %s is left out and counted', async (_, change) => {
  service.answer('/v1/account/:address/balance', () =>
    json({
      balances: [
        { ...usdc, ...change },
        { ...usdc, address: undefined },
      ],
    }),
  )
  const { balances, dropped } = await api.getBalance({ address: owner, chainId })
  expect(balances).toHaveLength(1)
  expect(dropped).toBe(1)
})

test.each([
  ['price', [null, -1, 1e308, '1', '1,2']],
  ['iconUrl', ['javascript:alert(1)', 'data:text/html,x', 'http://example.com/a.png', 7]],
] as const)('behavior: a token keeps its place without a %s', async (field, values) => {
  service.answer('/v1/account/:address/balance', () =>
    json({
      balances: values.map((value, index) => ({
        ...usdc,
        address: `${address.slice(0, -1)}${index}`,
        [field]: value,
      })),
    }),
  )
  const { balances, dropped } = await api.getBalance({ address: owner, chainId })
  expect(dropped).toBe(0)
  expect(balances.map((balance) => balance[field])).toEqual(values.map(() => undefined))
})

test('behavior: foreign text is cleaned and clipped, the same token counts once', async () => {
  service.answer('/v1/account/:address/balance', () =>
    json({
      balances: [
        { ...usdc, name: `<b>\u202e${'x'.repeat(1000)}`, symbol: 'US\u200bDC' },
        { ...usdc, address: address.toLowerCase().replace('eip155', 'eip155') },
      ],
    }),
  )
  const { balances, dropped } = await api.getBalance({ address: owner, chainId })
  expect(balances).toMatchObject([{ name: `<b>${'x'.repeat(61)}`, symbol: 'USDC' }])
  expect(dropped).toBe(1)
})

test('behavior: no more than can be looked through', async () => {
  service.answer('/v1/account/:address/balance', () =>
    json({
      balances: Array.from({ length: 5000 }, (_, index) => ({
        ...usdc,
        iconUrl: undefined,
        address: `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
      })),
    }),
  )
  const { balances, dropped } = await api.getBalance({ address: owner, chainId })
  expect([balances.length, dropped]).toEqual([1000, 4000])
})

test.each([null, 0, '', false, [], {}, { balances: null }, { balances: {} }])(
  'error: SERVICE_BAD_ANSWER for %j',
  async (body) => {
    service.answer('/v1/account/:address/balance', () => json(body))
    expect(await catchError(api.getBalance({ address: owner, chainId }))).toMatchObject({
      code: 'SERVICE_BAD_ANSWER',
    })
  },
)

test('error: SERVICE_BUSY after it was tried three times', async () => {
  service.answer('/v1/account/:address/balance', () => json({}, 429))
  expect(await catchError(api.getBalance({ address: owner, chainId }))).toMatchObject({
    code: 'SERVICE_BUSY',
  })
  expect(service.requests).toHaveLength(3)
})

test('behavior: an address stays in its path', async () => {
  service.answer('/v1/identity/:address', () => json({}))
  await api.getIdentity({ address: '../../admin?x=1' })
  expect(asked().path).toBe('/v1/identity/..%2F..%2Fadmin%3Fx%3D1')
})
