import { afterPaint, checkNetworks } from '@cleat/core/adapter'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBitcoinFamily } from '../connectionOrder/stage/createBitcoinFamily.ts'
import { createEvmFamily } from '../connectionOrder/stage/createEvmFamily.ts'
import { createPolkadotFamily } from '../connectionOrder/stage/createPolkadotFamily.ts'
import { createSolanaFamily } from '../connectionOrder/stage/createSolanaFamily.ts'
import { expectState } from '../connectionOrder/stage/expectState.ts'
import type { Family } from '../connectionOrder/stage/family.ts'
import { openPage, type Page } from '../connectionOrder/stage/openPage.ts'
import { silentChains } from './silentChains.ts'
import { type LazyCode, watchLazyCode } from './watchLazyCode.ts'

const { evm, solana, bitcoin, polkadot } = silentChains

const families: readonly (readonly [string, Family])[] = [
  ['wagmi', createEvmFamily(evm, 'wagmi')],
  ['ethers', createEvmFamily(evm, 'ethers')],
  ['solana', createSolanaFamily(solana)],
  ['bitcoin', await createBitcoinFamily(bitcoin, 'satsConnect')],
  ['polkadot', createPolkadotFamily(polkadot)],
]

let lazy: LazyCode

beforeEach(() => {
  lazy = watchLazyCode()
})

test.each(families)(
  'default: %s loads nothing for wallets without a session',
  async (_, family) => {
    using page = await openWith(family)
    await nextFrame()
    expect(lazy.asked).toEqual([])
    const { namespace, network } = family
    const { address } = page.walletOf(namespace)
    const [checked] = checkNetworks({ networks: [network] })
    const read = page.kit.adapters.get(namespace)?.features['balance:read']
    if (!checked || !read) throw new Error('Every adapter reads balances.')
    // No node answers.
    await read({ address, network: checked }).catch(() => undefined)
    expect(lazy.asked).not.toEqual([])
  },
)

test.each(families)('behavior: %s disconnects without its lazy code', async (_, family) => {
  using page = await openWith(family)
  await connect(page, family)
  lazy.refuse()
  await page.kit.actions.disconnect()
  expectState(page, [])
  expect(page.kit.adapters.get(family.namespace)?.hasSession()).toBe(false)
  lazy.allow()
  page.reload()
  await nextFrame()
  await page.kit.actions.reconnect()
  expectState(page, [])
})

test.each(families)('behavior: %s ends one connection without its lazy code', async (_, family) => {
  using page = await openWith(family)
  const connectorId = await connect(page, family)
  const adapter = page.kit.adapters.get(family.namespace)
  lazy.refuse()
  await adapter?.features['connection:end']?.({ connectorId })
  expectState(page, [])
  expect(adapter?.hasSession()).toBe(false)
})

test.each(families)('behavior: %s ends a session that it could not restore', async (_, family) => {
  using page = await openWith(family)
  await connect(page, family)
  lazy.refuse()
  page.reload()
  await page.kit.actions.reconnect()
  await page.kit.actions.disconnect()
  expectState(page, [])
  lazy.allow()
  page.reload()
  expect(page.kit.adapters.get(family.namespace)?.hasSession()).toBe(false)
  await page.kit.actions.reconnect()
  expectState(page, [])
})

test.each(families.filter(([name]) => name === 'solana' || name === 'bitcoin'))(
  'behavior: the provider of %s disconnects without its lazy code',
  async (_, family) => {
    using page = await openWith(family)
    await connect(page, family)
    lazy.refuse()
    const provider = page.kit.getProvider<{ disconnect(): Promise<void> }>(family.namespace)
    await provider?.disconnect()
    expectState(page, [])
  },
)

/** A page with one wallet, which its adapter has found. */
async function openWith(family: Family): Promise<Page> {
  const page = openPage({ families: [family], toName: () => 'Harbour' })
  await vi.waitFor(() => expect(page.kit.controllers.connectors.state.connectors).toHaveLength(1))
  return page
}

async function connect(page: Page, { namespace }: Family): Promise<string> {
  const { connectorId } = page.walletOf(namespace)
  await page.kit.actions.connect({ connectorId, namespace })
  expectState(page, [namespace])
  return connectorId
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(() => {
      resolve()
      return () => undefined
    })
  })
}
