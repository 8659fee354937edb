import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Connector, ConnectorType } from '../../../contract/adapter/connector.ts'
import type { RuntimeOptions } from '../../../contract/options/runtimeOptions.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import { listAllWallets } from './listAllWallets.ts'
import { listWallets } from './listWallets.ts'
import type { WalletSources } from './walletSources.ts'

/** Few names and ids, so that wallets collide in every way. */
const names = ['MetaMask', 'Rabby', 'Rabby Wallet', 'МetaMask', 'Phantom', 'Other', '🦊']
const domains = ['io.metamask', 'io.rabby', 'app.phantom', 'io.evil']
const ids = ['a', 'b', 'c', 'd', 'e']
const types: ConnectorType[] = ['ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT', 'AUTH']

const name = fc.constantFrom(...names)
const rdns = fc.option(fc.constantFrom(...domains), { nil: undefined })
const someIds = fc.uniqueArray(fc.constantFrom(...ids))

const connectors = fc.uniqueArray(
  fc
    .record({
      name,
      rdns,
      type: fc.constantFrom(...types),
      chain: fc.constantFrom('eip155', 'solana'),
    })
    .map(
      ({ rdns: domain, chain, ...rest }): Connector => ({
        ...rest,
        id: domain ?? `${rest.type}:${rest.name}`,
        chain,
        chains: [chain],
        info: domain ? { rdns: domain } : undefined,
      }),
    ),
  { selector: ({ id, chain }) => `${chain}:${id}`, maxLength: 8 },
)

const wallets: fc.Arbitrary<Wallet[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    name,
    rdns,
    order: fc.option(fc.nat(9), { nil: undefined }),
    chrome_store: fc.constantFrom('https://store.example', undefined),
    mobile_link: fc.constantFrom('app://', undefined),
  }),
  { selector: ({ id }) => id },
)

const options: fc.Arbitrary<RuntimeOptions> = fc.record({
  customWallets: fc.oneof(fc.constant(undefined), wallets),
  featuredWalletIds: someIds,
  features: fc.record({
    connectorTypeOrder: fc.uniqueArray(
      fc.constantFrom('recent', 'injected', 'featured', 'custom', 'external', 'recommended'),
    ),
  }),
})

const sources: fc.Arbitrary<WalletSources> = fc.record({
  connectors,
  registry: fc.oneof(fc.constant(undefined), wallets),
  recentWallets: fc.uniqueArray(fc.record({ id: fc.constantFrom(...domains, 'gone'), name }), {
    selector: ({ id }) => id,
    maxLength: 2,
  }),
  options,
  isPhone: fc.boolean(),
})

const flatten = (list: listWallets.ReturnType) => list.groups.flatMap(({ items }) => items)
const hasTwice = (values: readonly unknown[]) => new Set(values).size < values.length

test('property: no wallet is listed twice', () => {
  fc.assert(
    fc.property(sources, (given) => {
      for (const items of [flatten(listWallets(given)), listAllWallets(given)]) {
        expect(hasTwice(items.map(({ key }) => key))).toBe(false)
        expect(hasTwice(items.flatMap(({ wallet }) => wallet?.id ?? []))).toBe(false)
        const used = items.flatMap((item) =>
          item.connectors.map(({ chain, id }) => `${chain}:${id}`),
        )
        expect(hasTwice(used)).toBe(false)
      }
    }),
    { numRuns: 1000 },
  )
})

test('property: no wallet of the visitor is lost', () => {
  fc.assert(
    fc.property(sources, (given) => {
      const items = flatten(listWallets(given))
      for (const { id, chain, name: called, info, type } of given.connectors) {
        if (type === 'AUTH') continue
        const isListed = items.some(
          ({ connectors: own, wallet }) =>
            own.some((connector) => connector.chain === chain && connector.id === id) ||
            // Another connector of the same wallet represents it.
            own.some(
              (connector) =>
                connector.chain === chain &&
                (wallet || connector.info?.rdns === info?.rdns || connector.name === called),
            ),
        )
        expect(isListed).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

test('property: every known wallet is among all wallets, on a screen that is no phone', () => {
  fc.assert(
    fc.property(sources, (given) => {
      const items = listAllWallets({ ...given, isPhone: false })
      const known = new Set(items.map(({ wallet }) => wallet?.id))
      const own = given.options.customWallets ?? []
      for (const { id } of own) expect(known.has(id)).toBe(true)
      if (own.length === 0)
        for (const { id } of given.registry ?? []) expect(known.has(id)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('property: installed wallets keep their order when the registry comes', () => {
  fc.assert(
    fc.property(sources, (given) => {
      const announced = given.connectors.filter(
        ({ type, chain, info }) => type === 'ANNOUNCED' && chain === 'eip155' && info?.rdns,
      )
      const plain = { ...given, connectors: announced, options: {}, recentWallets: [] }
      const rows = (registry: readonly Wallet[] | undefined) =>
        flatten(listWallets({ ...plain, registry })).flatMap(({ kind, connectors: [first] }) =>
          kind === 'injected' && first ? [announced.indexOf(first)] : [],
        )
      const before = rows(undefined)
      const after = rows(given.registry)
      const both = after.filter((at) => before.includes(at))
      expect(both).toEqual(before.filter((at) => both.includes(at)))
    }),
  )
})
