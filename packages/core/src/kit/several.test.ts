import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Namespace } from '../base/caip/namespace.ts'
import { createFakeWindow } from '../test/createFakeWindow.ts'
import { type Several, startSeveral } from '../test/startSeveral.ts'

/** The wallet of each namespace. */
const walletOf: Readonly<Record<Namespace, string>> = {
  eip155: 'dune',
  solana: 'harbour',
  bip122: 'comet',
  polkadot: 'atlas',
}
const namespaces = Object.keys(walletOf)

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => vi.unstubAllGlobals())

test.each(permute(namespaces).map((order) => [order.join(), order] as const))(
  'behavior: connected, restored, used and disconnected in the order %s',
  async (_, order) => {
    const visit = startSeveral()
    for (const [index, namespace] of order.entries()) {
      await visit.kit.actions.connect({ connectorId: walletOf[namespace] ?? '', namespace })
      expectConnected(visit, order.slice(0, index + 1))
      expect(visit.kit.controllers.network.state.activeNamespace).toBe(namespace)
    }

    const next = visit.reload()
    await vi.waitFor(() => expectConnected(next, order))
    for (const namespace of order) {
      const { signature } = await next.kit.actions.signMessage({ message: 'Hello', namespace })
      expect(signature).toBe(`${walletOf[namespace]}-1 signs Hello`)
    }
    for (const [index, namespace] of order.entries()) {
      await next.kit.actions.disconnect({ namespace })
      expectConnected(next, order.slice(index + 1))
    }
    const last = next.reload()
    await new Promise((resolve) => setTimeout(resolve))
    expectConnected(last, [])
    // One connect prompt, one silent request and one signature.
    const used = last.wallets.filter(({ calls }) => calls.length > 0)
    expect(used.map(({ connector }) => connector.id).sort()).toEqual(Object.values(walletOf).sort())
    for (const { calls } of used)
      expect(calls.map((call) => call.split(' ')[0])).toEqual([
        'connect',
        'silent',
        'sign',
        'disconnect',
      ])
    last.kit.destroy()
  },
)

function expectConnected({ kit }: Several, connected: readonly Namespace[]): void {
  const { account } = kit.controllers
  const found = namespaces.filter((namespace) => account.get(namespace).status === 'connected')
  expect(found.sort()).toEqual([...connected].sort())
  for (const namespace of namespaces)
    expect(account.get(namespace).address).toBe(
      connected.includes(namespace) ? `${walletOf[namespace]}-1` : undefined,
    )
}

function permute<item>(items: readonly item[]): readonly (readonly item[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item) =>
    permute(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}
