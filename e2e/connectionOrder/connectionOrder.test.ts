import type { Namespace } from '@cleat/core'
import { afterAll, expect, test, vi } from 'vitest'
import { changeOnly } from './stage/changeOnly.ts'
import { createBitcoinFamily } from './stage/createBitcoinFamily.ts'
import { createEvmFamily } from './stage/createEvmFamily.ts'
import { createPolkadotFamily } from './stage/createPolkadotFamily.ts'
import { createSolanaFamily } from './stage/createSolanaFamily.ts'
import { expectState } from './stage/expectState.ts'
import { openPage, type Page } from './stage/openPage.ts'
import { startChains } from './stage/startChains.ts'

const chains = await startChains()
afterAll(chains.stop)

const { evm, solana, bitcoin, polkadot } = chains
const message = 'Hello from Cleat'
const solanaFamily = createSolanaFamily(solana)
const polkadotFamily = createPolkadotFamily(polkadot)

/** One wallet for each namespace. */
const apart = [
  createEvmFamily(evm, 'wagmi'),
  ...[solanaFamily, polkadotFamily],
  ...(typeof bitcoin === 'string' ? [] : [await createBitcoinFamily(bitcoin, 'satsConnect')]),
] as const
const names: Readonly<Record<Namespace, string>> = {
  eip155: 'Harbour',
  solana: 'Mooring',
  bip122: 'Tideway',
  polkadot: 'Anchor',
}

/** The display name, the same for all namespaces of the wallet. */
const together = [
  createEvmFamily(evm, 'ethers'),
  ...[solanaFamily, polkadotFamily],
  ...(typeof bitcoin === 'string' ? [] : [await createBitcoinFamily(bitcoin, 'walletStandard')]),
] as const

if (typeof bitcoin === 'string')
  test('default: every order with Bitcoin', ({ skip }) => skip(bitcoin))

test.each(permute(apart.map(({ namespace }) => namespace)).map((order) => [order] as const))(
  'behavior: connected, restored, used and disconnected in the order %s',
  async (order) => {
    using page = openPage({ families: apart, toName: (namespace) => names[namespace] ?? '' })
    await walk(page, order)
  },
)

// Each namespace is first once and last once.
test.each([
  [['eip155', 'solana', 'bip122', 'polkadot']],
  [['solana', 'polkadot', 'eip155', 'bip122']],
  [['bip122', 'eip155', 'polkadot', 'solana']],
  [['polkadot', 'bip122', 'solana', 'eip155']],
])('behavior: one wallet of all namespaces in the order %s', async (given) => {
  using page = openPage({ families: together, toName: () => 'Lighthouse' })
  await walk(
    page,
    given.filter((namespace) => page.namespaces.includes(namespace)),
  )
})

/** All steps of a visitor in one order. */
async function walk(page: Page, order: readonly Namespace[]): Promise<void> {
  for (const [index, namespace] of order.entries()) {
    await connect(page, namespace)
    expectState(page, order.slice(0, index + 1))
    expect(page.kit.controllers.network.state.activeNamespace).toBe(namespace)
  }

  await comeAgain(page, order)
  for (const namespace of order) await use(page, namespace)
  expectState(page, order)

  for (const [index, namespace] of order.entries()) {
    const rest = order.slice(index + 1)
    await changeOnly(page, namespace, () => page.kit.actions.disconnect({ namespace }))
    expectState(page, rest)
    await comeAgain(page, rest)
  }
  // One connect prompt and one signature; restoring and disconnecting prompt nothing.
  expect(order.map((namespace) => page.walletOf(namespace).promptCount())).toEqual(
    order.map(() => 2),
  )
}

/** Starts the next visit. Exactly these namespaces are restored. */
async function comeAgain(page: Page, expected: readonly Namespace[]): Promise<void> {
  page.reload()
  const { account } = page.kit.controllers
  // A restored namespace is never shown as disconnected, and the others never as connected.
  for (const namespace of page.namespaces)
    expect(account.get(namespace).status !== 'disconnected').toBe(expected.includes(namespace))
  await vi.waitFor(() => expectState(page, expected), { interval: 5, timeout: 10_000 })
}

async function connect(page: Page, namespace: Namespace): Promise<void> {
  const { connectorId } = page.walletOf(namespace)
  await changeOnly(page, namespace, () => page.kit.actions.connect({ connectorId, namespace }))
}

/** Signs a text and reads the account's balance on its chain. */
async function use(page: Page, namespace: Namespace): Promise<void> {
  const { kit } = page
  const { address } = page.walletOf(namespace)
  const { isSigned, balance } = page.familyOf(namespace)
  const signed = await kit.actions.signMessage({ message, namespace })
  expect(signed.address).toBe(address)
  expect(isSigned({ message, ...signed })).toBe(true)
  expect(isSigned({ ...signed, message: 'Another text' })).toBe(false)

  const network = kit.controllers.network.get(namespace)?.caipNetwork
  if (!network) throw new Error(`The app has no network of ${namespace}.`)
  const read = kit.adapters.get(namespace)?.features['balance:read']
  expect(await read?.({ address, network })).toMatchObject({ value: balance })
}

function permute<item>(items: readonly item[]): readonly (readonly item[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item) =>
    permute(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}
