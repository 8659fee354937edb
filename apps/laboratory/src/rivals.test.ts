import type { Kit } from '@cleat/core'
import { afterEach, expect, test, vi } from 'vitest'
import { appear, type PageWallet, startKit } from './test/openPage.ts'

const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  for (const name of ['btc_providers', 'injectedWeb3']) Reflect.deleteProperty(window, name)
})

test('behavior: with all chains in one kit, each row asks its own wallet and no other', async () => {
  const wallets = come('Harbour', 'talisman', 1)
  const kit = start('one')
  wallets.push(...come('Beacon', 'subwallet-js', 2), ...come('Comet', 'enkrypt', 3))
  await vi.waitFor(() => expect(rowsOf(kit)).toHaveLength(wallets.length))
  for (const { namespace, connectorId } of shuffle(wallets)) {
    const before = wallets.map(({ promptCount }) => promptCount())
    await kit.actions.connect({ connectorId, namespace })
    const asked = wallets.filter(({ promptCount }, at) => promptCount() > (before[at] ?? 0))
    expect(asked.map((wallet) => [wallet.namespace, wallet.connectorId])).toEqual([
      [namespace, connectorId],
    ])
    expect(kit.controllers.account.get(namespace).connectorId).toBe(connectorId)
  }
  expect(wallets.map(({ promptCount }) => promptCount())).toEqual(wallets.map(() => 1))
})

test('behavior: a brand that goes leaves the rows of the others as they are', async () => {
  const [gone, stays] = [come('Harbour', 'talisman', 1), come('Beacon', 'subwallet-js', 2)]
  const kit = start('one')
  for (const { leave } of gone) leave()
  for (const { namespace, connectorId } of stays) {
    await kit.actions.connect({ connectorId, namespace })
    expect(kit.controllers.account.get(namespace).status).toBe('connected')
  }
  expect(stays.map(({ promptCount }) => promptCount())).toEqual([1, 1, 1, 1])
  expect(gone.map(({ promptCount }) => promptCount())).toEqual([0, 0, 0, 0])
})

test('behavior: two kits on one page, each connected to its own, and one goes without the other', async () => {
  const [harbour, beacon] = [come('Harbour', 'talisman', 1), come('Beacon', 'subwallet-js', 2)]
  const [one, two] = [start('one'), start('two')]
  for (const [at, { namespace, connectorId }] of harbour.entries()) {
    await one.actions.connect({ connectorId, namespace })
    await two.actions.connect({ connectorId: beacon[at]?.connectorId ?? '', namespace })
  }
  expect([...harbour, ...beacon].map(({ promptCount }) => promptCount())).toEqual(Array(8).fill(1))
  await one.actions.disconnect()
  one.destroy()
  expect(connectionsOf(two)).toEqual(beacon.map(({ connectorId }) => connectorId))
  for (const { namespace } of beacon) {
    const { address } = two.controllers.account.get(namespace)
    expect(await two.actions.signMessage({ message: 'Ahoy', namespace })).toMatchObject({ address })
  }
})

function come(name: string, extension: string, seed: number): PageWallet[] {
  const wallets = appear({ name, extension, seed })
  cleanups.push(...wallets.map(({ leave }) => leave))
  return [...wallets]
}

function start(id: string): Kit {
  const kit = startKit(id)
  cleanups.push(() => kit.destroy())
  return kit
}

function rowsOf({ controllers }: Kit): readonly unknown[] {
  return controllers.connectors.state.connectors.filter(({ type }) => type === 'ANNOUNCED')
}

function connectionsOf({ controllers }: Kit): readonly unknown[] {
  const namespaces = ['eip155', 'solana', 'bip122', 'polkadot']
  return namespaces.map((namespace) => controllers.account.get(namespace).connectorId)
}

/** An order that follows neither brands nor chains. */
function shuffle<item>(items: readonly item[]): readonly item[] {
  return items.map((_, at) => items[(at * 5) % items.length]).filter((item) => item !== undefined)
}
