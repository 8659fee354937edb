import type { Connection, RequestAction, RequestLevel } from '@cleat/core/adapter'
import { checkNetworks } from '@cleat/core/adapter'
import { encodeSs58 } from '@cleat/signatures/polkadot'
import { judgeRequest } from '@cleat/testing/policy'
import { bytesToHex } from '@noble/hashes/utils.js'
import { afterAll, expect, test } from 'vitest'
import { PolkadotAdapter } from '../PolkadotAdapter.ts'
import { openClient } from '../polkadotApi/openClient.ts'
import { polkadotApi } from '../polkadotApi/polkadotApi.ts'
import { startChain } from '../test/startChain.ts'
import { decodeRequest } from './decodeRequest.ts'

const chain = await startChain()
const { client, close } = openClient(chain.local.webSocketUrl)
afterAll(async () => {
  await close()
  await chain.stop()
})

const { tx, constants } = await client.getUnsafeApi().getStaticApis()
const version = constants.System?.Version as { readonly spec_version: number }
const networks = checkNetworks({ networks: [chain.local.network] })
const [network] = networks
if (!network) throw new Error('There is one.')
const account = address(1)
const [bob, carol] = [address(2), address(3)]
const connection: Connection = {
  ...{
    connectorId: 'test',
    accounts: [{ address: account }],
    caipNetworkId: network.caipNetworkId,
  },
}
const using = { session: { networks }, transactions: polkadotApi() }

type Nested = { type: string; value: { type: string; value: unknown } }

function address(number: number): string {
  return encodeSs58({
    accountId: new Uint8Array(32).fill(number),
    prefix: chain.local.network.ss58Prefix,
  })
}

/** A call, as the library nests it. */
function call(pallet: string, name: string, value: unknown = undefined): Nested {
  return { type: pallet, value: { type: name, value } }
}

/** Encodes a call by the library. */
function encode({ type, value }: Nested): string {
  const writer = tx[type]?.[value.type] as
    | { getEncodedData(input: unknown): Uint8Array }
    | undefined
  if (!writer) throw new Error(`No ${type}.${value.type}`)
  return `0x${bytesToHex(writer.getEncodedData(value.value))}`
}

async function read(method: string, params: unknown): Promise<readonly RequestAction[]> {
  const { actions } = await decodeRequest(using, { request: { method, params }, connection })
  return actions
}

function toPayload(encoded: string) {
  const specVersion = `0x${version.spec_version.toString(16)}`
  return { address: account, method: encoded, specVersion }
}

const sign = (encoded: string, part: Record<string, unknown> = {}) =>
  read('signPayload', { ...toPayload(encoded), ...part })

const id = (value: string) => ({ type: 'Id', value })
const keep = (to = bob, value = 5n) =>
  call('Balances', 'transfer_keep_alive', { dest: id(to), value })
const remark = call('System', 'remark', { remark: new Uint8Array([1, 2]) })
const proxy = (type: string) =>
  call('Proxy', 'add_proxy', {
    ...{ delegate: bob, proxy_type: { type, value: undefined }, delay: 0 },
  })
const batch = (calls: readonly Nested[], name = 'batch_all') => call('Utility', name, { calls })
const nest = (inner: Nested, depth: number): Nested =>
  depth === 0 ? inner : nest(batch([inner]), depth - 1)

const paid = (to = bob, amount = 5n): RequestAction => ({
  ...{ kind: 'transfer', token: undefined, amount, to },
})
const opaque = (
  reason: 'bytes' | 'data' | 'depth' | 'hash' | 'method' | 'open',
): RequestAction => ({
  ...{ kind: 'opaque', reason },
})
const acting = (safe: string, ...actions: readonly RequestAction[]): RequestAction => ({
  ...{ kind: 'safeTransaction', safe, isDelegateCall: false, actions },
})
const token = 'Assets.1984'

const rows: readonly (readonly [what: string, Nested, ...RequestAction[]])[] = [
  ['a payment', keep(), paid()],
  ['another form of it', call('Balances', 'transfer', { dest: id(bob), value: 5n }), paid()],
  [
    'all there is',
    call('Balances', 'transfer_all', { dest: id(bob), keep_alive: false }),
    opaque('open'),
  ],
  [
    'the coins of another',
    call('Balances', 'force_transfer', { source: id(carol), dest: id(bob), value: 5n }),
    { kind: 'transfer', token: undefined, amount: 5n, to: bob, from: carol },
  ],
  [
    'a receiver by his number',
    call('Balances', 'transfer_keep_alive', {
      dest: { type: 'Index', value: undefined },
      value: 5n,
    }),
    opaque('data'),
  ],
  ['a proxy for everything', proxy('Any'), { kind: 'grant', to: bob, limits: 0 }],
  ['one that moves no coins', proxy('NonTransfer'), { kind: 'grant', to: bob, limits: 1 }],
  [
    'a proxy that ends',
    call('Proxy', 'remove_proxies'),
    { kind: 'call', to: 'Proxy.remove_proxies', value: 0n },
  ],
  [
    'a call for another',
    call('Proxy', 'proxy', { real: carol, force_proxy_type: undefined, call: keep() }),
    acting(carol, paid()),
  ],
  ['a batch', batch([keep(), keep(carol, 7n)]), paid(), paid(carol, 7n)],
  ['one that stops', batch([keep()], 'batch'), paid()],
  ['nothing', batch([])],
  ['a derived account', call('Utility', 'as_derivative', { index: 1, call: keep() }), paid()],
  ['a batch in a batch', nest(keep(), 3), paid()],
  ['a proxy in four batches', nest(proxy('Any'), 4), { kind: 'grant', to: bob, limits: 0 }],
  ['more than is read', nest(keep(), 5), opaque('depth')],
  [
    'a multisig',
    call('Multisig', 'as_multi_threshold_1', { other_signatories: [bob], call: keep() }),
    acting('', paid()),
  ],
  [
    'a token',
    call('Assets', 'transfer_keep_alive', { id: 1984, target: id(bob), amount: 5n }),
    { kind: 'transfer', token, amount: 5n, to: bob },
  ],
  [
    'an allowance',
    call('Assets', 'approve_transfer', { id: 1984, delegate: id(bob), amount: 5n }),
    { kind: 'approve', token, spender: bob, amount: 5n, isSignature: false },
  ],
  [
    'one that is taken back',
    call('Assets', 'cancel_approval', { id: 1984, delegate: id(bob) }),
    { kind: 'revoke', token, spender: bob },
  ],
  [
    'another owner',
    call('Assets', 'transfer_ownership', { id: 1984, owner: id(bob) }),
    { kind: 'ownership', contract: token, to: bob },
  ],
  ['a remark', remark, { kind: 'call', to: 'System.remark', value: 0n }],
  ['another call', call('Assets', 'touch', { id: 1984 }), opaque('method')],
  ['a call of another pallet', call('Session', 'purge_keys'), opaque('method')],
  [
    'what is hidden behind a remark',
    batch([remark, proxy('Any'), keep()]),
    { kind: 'call', to: 'System.remark', value: 0n },
    { kind: 'grant', to: bob, limits: 0 },
    paid(),
  ],
]

/** What is not plain. */
const levels: { readonly [name: string]: RequestLevel } = {
  ...{ 'all there is': 'stop', 'the coins of another': 'caution' },
  ...{ 'a receiver by his number': 'stop', 'a proxy for everything': 'stop' },
  ...{ 'one that moves no coins': 'caution', 'a proxy in four batches': 'stop' },
  ...{ 'more than is read': 'stop', 'an allowance': 'caution', 'another owner': 'stop' },
  ...{ 'another call': 'caution', 'a call of another pallet': 'caution' },
  ...{ 'what is hidden behind a remark': 'stop' },
}
const adapter = new PolkadotAdapter()
adapter.features['request:decode'] = (request) => decodeRequest(using, request)

test.each(rows.map((row) => ({ row })))('default: $row.0', async ({ row }) => {
  const [name, nested, ...actions] = row
  const { request, verdict } = await judgeRequest({
    ...{ adapter, networks: [chain.local.network], account },
    request: { method: 'signPayload', params: toPayload(encode(nested)) },
  })
  const level = levels[name] ?? 'plain'
  expect({ actions: request.actions, level: request.level }).toEqual({ actions, level })
  expect(verdict).toBe(level === 'plain' ? 'allow' : 'confirm')
})

test('behavior: more calls than are read', async () => {
  const many = await sign(encode(batch(Array.from({ length: 201 }, () => keep()))))
  expect(many.filter(({ kind }) => kind === 'opaque').length).toBeGreaterThan(0)
})

test('behavior: what is no call, and one of another version of the chain', async () => {
  const encoded = encode(keep())
  expect(await sign(`${encoded}00`)).toEqual([opaque('data')])
  expect(await sign(encoded.slice(0, -2))).toEqual([opaque('data')])
  expect(await sign('0xffff')).toEqual([opaque('data')])
  expect(await sign('')).toEqual([opaque('data')])
  expect(await sign(encoded, { specVersion: '0x1' })).toEqual([opaque('data')])
  expect(await read('signPayload', null)).toEqual([opaque('data')])
})

test('behavior: texts and bytes', async () => {
  const raw = (data: unknown, type = 'bytes') => read('signRaw', { address: account, data, type })
  expect(await raw('Hello')).toEqual([{ kind: 'message', text: 'Hello' }])
  expect(await raw('0x48656c6c6f')).toEqual([{ kind: 'message', text: 'Hello' }])
  expect(await raw(`0x${'f0'.repeat(32)}`)).toEqual([opaque('hash')])
  expect(await raw('0xf0f1')).toEqual([opaque('bytes')])
  expect(await raw('0x48656c6c6f', 'payload')).toEqual([opaque('bytes')])
  expect(await raw(5)).toEqual([opaque('bytes')])
  expect(await read('other', {})).toEqual([])
})

test('behavior: without a library, on another network, and without a node, each call is asked about', async () => {
  const request = { method: 'signPayload', params: { address: account, method: encode(keep()) } }
  const unread = async (part: Partial<Parameters<typeof decodeRequest>[0]>) =>
    (await decodeRequest({ ...using, ...part }, { request, connection })).actions
  expect(await unread({ transactions: undefined })).toEqual([opaque('method')])
  expect(await unread({ session: { networks: [] } })).toEqual([opaque('method')])
  const http = ['http://127.0.0.1:9']
  const gone = { ...network, rpcUrls: { default: { http } } }
  const transactions = polkadotApi()
  expect(await unread({ transactions, session: { networks: [gone] } })).toEqual([opaque('method')])
})
