import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGrant, createSessionStruct } from '../../test/createFakeRelay.ts'
import { readSession } from './readSession.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const read = (namespaces: unknown) => readSession(createSessionStruct({ namespaces }))?.namespaces
const toAddress = (index: number) => `0x${index.toString(16).padStart(40, '0')}`

test('default', () => {
  const namespaces = { eip155: { ...createGrant(['eip155:1']), chains: ['eip155:1', 'eip155:10'] } }
  expect(readSession(createSessionStruct({ expiry: 1000, namespaces }))).toEqual({
    topic: 'topic',
    expiresAt: 1_000_000,
    properties: {},
    peer: { name: 'Harbour', url: 'https://harbour.example/' },
    namespaces: {
      eip155: {
        accounts: [{ caipNetworkId: 'eip155:1', address }],
        chains: ['eip155:1', 'eip155:10'],
        methods: ['personal_sign'],
      },
    },
  })
})

test('behavior: a key may name a chain', () => {
  const first = { accounts: [`eip155:1:${address}`], methods: ['personal_sign'] }
  const second = { accounts: [`eip155:10:${address}`], methods: ['personal_sign', 'eth_sign'] }
  expect(read({ 'eip155:1': first, 'eip155:10': second })).toEqual({
    eip155: {
      accounts: [
        { caipNetworkId: 'eip155:1', address },
        { caipNetworkId: 'eip155:10', address },
      ],
      chains: ['eip155:1', 'eip155:10'],
      methods: ['personal_sign', 'eth_sign'],
    },
  })
})

test('behavior: what the wallet tells besides are texts of a size', () => {
  const sessionProperties = {
    short: 'text',
    long: 'x'.repeat(40_001),
    number: 1,
    ['__proto__']: 'x',
  }
  const session = readSession(createSessionStruct({ sessionProperties }))
  expect(Object.entries(session?.properties ?? {})).toEqual([
    ['short', 'text'],
    ['__proto__', 'x'],
  ])
  expect(readSession(createSessionStruct({ sessionProperties: 'text' }))?.properties).toEqual({})
})

test('behavior: an account that is named twice counts once', () => {
  const grant = createGrant(['eip155:1'])
  expect(read({ eip155: grant, 'eip155:1': grant })?.eip155?.accounts).toHaveLength(1)
})

test('behavior: namespaces stand side by side', () => {
  const solana = createGrant(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ['So11111111111111111'])
  expect(Object.keys(read({ eip155: createGrant(['eip155:1']), solana }) ?? {})).toEqual([
    'eip155',
    'solana',
  ])
})

test.each([
  ['no list', 'eip155:1:0x'],
  ['none', []],
  ['an address that is none', ['eip155:1:0x12']],
  ['another namespace', [`solana:1:${address}`]],
  ['no chain', [address]],
  ['no text', [7, null, {}]],
  ['markup', ['eip155:1:<img src=x>']],
])('behavior: nothing usable where the accounts are %s', (_, accounts) => {
  expect(read({ eip155: { accounts, chains: ['eip155:1'], methods: [] } })).toBeUndefined()
})

test.each(['__proto__', 'constructor', 'EIP155', 'eip155<', ''])(
  'behavior: a namespace called "%s" is left out',
  (name) => {
    const namespaces = Object.fromEntries([
      [name, createGrant(['eip155:1'])],
      ['eip155', createGrant(['eip155:1'])],
    ])
    expect(Object.keys(read(namespaces) ?? {})).toEqual(['eip155'])
  },
)

test('behavior: chains of another namespace and methods that are no text are left out', () => {
  const chains = ['eip155:1', 'solana:1', 'eip155:a b', 7]
  const grant = { ...createGrant(['eip155:1']), chains, methods: [7, 'personal_sign', null] }
  expect(read({ eip155: grant })?.eip155).toMatchObject({
    chains: ['eip155:1'],
    methods: ['personal_sign'],
  })
})

test('behavior: what a wallet writes is bounded', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1)
  const grant = {
    accounts: ids.map((id) => `eip155:${id}:${toAddress(id)}`),
    chains: ids.map((id) => `eip155:${20_000 + id}`),
    methods: ids.map((id) => `method_${id}`),
  }
  const approved = read({ eip155: grant })?.eip155
  expect(approved?.accounts).toHaveLength(1000)
  expect(approved?.chains.length).toBeLessThanOrEqual(2001)
  expect(approved?.methods).toHaveLength(200)
})

test('behavior: what a wallet writes under many keys is bounded too', () => {
  const ids = Array.from({ length: 500 }, (_, index) => index + 1)
  const namespaces = Object.fromEntries(
    ids.map((id) => [
      `eip155:${id}`,
      {
        accounts: ids.slice(0, 100).map((each) => `eip155:${id}:${toAddress(each)}`),
        methods: ids.slice(0, 100).map((each) => `method_${id}_${each}`),
      },
    ]),
  )
  const approved = read(namespaces)?.eip155
  expect(approved?.accounts).toHaveLength(1000)
  expect(approved?.chains.length).toBeLessThanOrEqual(100)
  expect(approved?.methods).toHaveLength(200)
})

test.each([
  ['markup is text', { name: '<b>Harbour</b>' }, { name: '<b>Harbour</b>', url: undefined }],
  ['a long name', { name: 'a'.repeat(1000) }, { name: 'a'.repeat(40), url: undefined }],
  ['hidden characters', { name: '\u202eruobraH' }, { name: 'ruobraH', url: undefined }],
  ['no name', { name: '\u200b' }, { name: 'WalletConnect', url: undefined }],
  ['a name that is none', { name: {} }, { name: 'WalletConnect', url: undefined }],
  ['a script', { url: 'javascript:alert(1)' }, { name: 'WalletConnect', url: undefined }],
  ['no metadata', undefined, { name: 'WalletConnect', url: undefined }],
])('behavior: of the peer, %s', (_, metadata, peer) => {
  expect(readSession(createSessionStruct({ peer: { metadata } }))?.peer).toEqual(peer)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'session'],
  ['no topic', { ...createSessionStruct(), topic: 7 }],
  ['an expiry that is no number', { ...createSessionStruct(), expiry: Number.NaN }],
  ['no end', { ...createSessionStruct(), expiry: Number.POSITIVE_INFINITY }],
  ['no expiry', { ...createSessionStruct(), expiry: '7' }],
  ['namespaces that are null', createSessionStruct({ namespaces: null })],
  ['a namespace that is null', createSessionStruct({ namespaces: { eip155: null } })],
])('error: %s is no session', (_, value) => {
  expect(readSession(value)).toBeNull()
})

test('behavior: never throws, and never gives a namespace without accounts', () => {
  const account = fc.oneof(
    fc.string(),
    fc.constantFrom(`eip155:1:${address}`, `eip155:2:${address}`, 'solana:a:b'),
    fc.anything(),
  )
  const grant = fc.record(
    { accounts: fc.array(account), chains: fc.anything(), methods: fc.anything() },
    { requiredKeys: [] },
  )
  const keys = fc.oneof(fc.constantFrom('eip155', 'eip155:1', 'solana'), fc.string())
  const namespaces = fc.dictionary(keys, fc.oneof(grant, fc.anything()))
  const structs = fc.record({
    topic: fc.string(),
    expiry: fc.integer(),
    namespaces: fc.oneof(namespaces, fc.anything()),
    peer: fc.anything(),
  })
  fc.assert(
    fc.property(fc.oneof(structs, fc.anything()), (value) => {
      for (const approved of Object.values(readSession(value)?.namespaces ?? {})) {
        expect(approved?.accounts.length).toBeGreaterThan(0)
        const chains = approved?.accounts.map(({ caipNetworkId }) => caipNetworkId)
        expect(approved?.chains).toEqual(expect.arrayContaining(chains ?? []))
      }
    }),
  )
})

test('behavior: of the peer, nothing but its name and address is read', () => {
  const asked: (string | symbol)[] = []
  const metadata = new Proxy(
    {
      name: 'Harbour',
      url: 'https://harbour.example',
      icons: ['https://evil.example/icon.png'],
      redirect: { native: 'javascript://%0aalert(1)', universal: 'https://evil.example' },
    },
    {
      get(target, key, receiver) {
        asked.push(key)
        return Reflect.get(target, key, receiver)
      },
    },
  )
  const session = readSession(createSessionStruct({ peer: { metadata } }))
  expect(session?.peer).toEqual({ name: 'Harbour', url: 'https://harbour.example/' })
  expect(asked).toEqual(['name', 'url'])
})
