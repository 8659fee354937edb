import { checkNetworks } from '@cleat/core/adapter'
import { type BitcoinDialect, createBitcoinWallet } from '@cleat/testing/bitcoin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAccountMemory } from './base/accountMemory.ts'
import { readPart } from './base/readPart.ts'
import { discoverWallets } from './discoverWallets.ts'
import { createNetwork } from './test/createNetwork.ts'

const places = ['unisat', 'bitkeep', 'binancew3w', 'btc_providers', 'XverseProviders', 'magicEden']
const cleanups: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  for (const name of [...places, 'okxwallet']) Reflect.deleteProperty(window, name)
  vi.useRealTimers()
})

test('behavior: of three that fight for one place the row is the first’s; who has a place of its own has a row of its own', async () => {
  const [first, second, third] = [create('unisat'), create('unisat'), create('unisat')]
  put('unisat', first.provider)
  const { names, connect } = start()
  put('unisat', second.provider)
  put('bitkeep', { unisat: second.provider })
  look()
  put('unisat', third.provider)
  look()
  expect(names()).toEqual(['UniSat Wallet', 'Bitget Wallet'])
  await connect('UniSat Wallet')
  expect(asked(first, second, third)).toEqual([1, 0, 0])
  await connect('Bitget Wallet')
  expect(asked(first, second, third)).toEqual([1, 1, 0])
})

test('behavior: one that comes late is listed, and asked', async () => {
  const late = create('unisat')
  const { names, connect } = start()
  expect(names()).toEqual([])
  put('unisat', late.provider)
  vi.advanceTimersByTime(200)
  expect(names()).toEqual(['UniSat Wallet'])
  await connect('UniSat Wallet')
  expect(asked(late)).toEqual([1])
})

test.each<[dialect: BitcoinDialect, name: string]>([
  ['unisat', 'UniSat Wallet'],
  ['leather', 'Leather'],
  ['okx', 'OKX Wallet'],
  ['satsConnect', 'Harbour'],
])(
  'behavior: %s that goes between the list and the click is asked, and nobody else',
  async (dialect, name) => {
    const [gone, other] = [create(dialect), create(dialect)]
    const hide = gone.wallet.speak(dialect, window)
    const { connect } = start()
    hide()
    cleanups.push(other.wallet.speak(dialect, window))
    look()
    await connect(name)
    expect(asked(gone, other)).toEqual([1, 0])
  },
)

test('behavior: a wallet that takes the place of Xverse is asked by its own row, and Xverse by its', async () => {
  const [xverse, other] = [create('satsConnect'), create('satsConnect')]
  const listed = [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' }]
  put('XverseProviders', { BitcoinProvider: xverse.provider })
  put('btc_providers', listed)
  const { names, connect } = start()
  put('XverseProviders', { BitcoinProvider: other.provider })
  put('magicEden', { bitcoin: other.provider })
  listed.push({ id: 'magicEden.bitcoin', name: 'Magic Eden' })
  look()
  expect(names()).toEqual(['Xverse Wallet', 'Magic Eden'])
  await connect('Xverse Wallet')
  expect(asked(xverse, other)).toEqual([1, 0])
  await connect('Magic Eden')
  expect(asked(xverse, other)).toEqual([1, 1])
})

test('behavior: where the place of Xverse was taken before anybody looked, the row is who took it', async () => {
  const other = create('satsConnect')
  put('XverseProviders', { BitcoinProvider: other.provider })
  put('magicEden', { bitcoin: other.provider })
  put('btc_providers', [
    { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' },
    { id: 'magicEden.bitcoin', name: 'Magic Eden' },
  ])
  const { names, connect } = start()
  expect(names()).toEqual(['Magic Eden'])
  await connect('Magic Eden')
  expect(asked(other)).toEqual([1])
})

test('behavior: a provider put into the place of OKX’s own is not OKX', async () => {
  const [okx, other] = [create('okx'), create('okx')]
  cleanups.push(okx.wallet.speak('okx', window))
  const { connect } = start()
  put('okxwallet', { bitcoin: other.provider }, Reflect.get(window, 'okxwallet'))
  await connect('OKX Wallet')
  expect(asked(okx, other)).toEqual([1, 0])
})

test('behavior: two kits on one page find the same wallets, and ask each on its own', async () => {
  const [one, two] = [create('unisat'), create('leather')]
  put('unisat', one.provider)
  cleanups.push(two.wallet.speak('leather', window))
  const [first, second] = [start(), start()]
  expect(first.names()).toEqual(second.names())
  await first.connect('UniSat Wallet')
  await second.connect('Leather')
  expect(asked(one, two)).toEqual([1, 1])
})

/** A wallet with the object that it injects. */
function create(dialect: BitcoinDialect) {
  const wallet = createBitcoinWallet({ info: { name: 'Harbour', id: 'HarbourProvider' } })
  const page = new EventTarget()
  wallet.speak(dialect, page)
  const okx = Object(Reflect.get(page, 'okxwallet'))
  const provider: unknown =
    Reflect.get(page, 'unisat') ??
    Reflect.get(page, 'HarbourProvider') ??
    Reflect.get(okx, 'bitcoin')
  return { wallet, provider }
}

function put(name: string, value: unknown, target: object = window): void {
  if (target === window) Reflect.set(window, name, value)
  else for (const [key, one] of Object.entries(Object(value))) Reflect.set(target, key, one)
}

/** Triggers the next search of the page. */
function look(): void {
  window.dispatchEvent(new Event('load'))
}

function start() {
  let found: Parameters<Parameters<typeof discoverWallets>[0]['report']>[0] = []
  const stop = discoverWallets({
    window,
    discovery: { announced: true, injected: true },
    memory: createAccountMemory({ area: localStorage, key: 'accounts' }),
    remoteWallets: Promise.resolve([]),
    onDropped: () => undefined,
    report(wallets) {
      found = wallets
    },
  })
  cleanups.push(stop)
  const [network] = checkNetworks({ networks: [createNetwork('regtest')] })
  const { signal } = new AbortController()
  return {
    names: () => found.map(({ connector }) => connector.name),
    connect: async (name: string) =>
      found
        .find(({ connector }) => connector.name === name)
        ?.connect({ isSilent: false, network, signal }),
  }
}

/** How many connection prompts each wallet showed. */
function asked(...created: ReturnType<typeof create>[]): number[] {
  return created.map(
    ({ wallet }) =>
      wallet.requests.filter(
        ({ method, params }) => method === 'connect' && readPart(params, 'isSilent') === false,
      ).length,
  )
}
