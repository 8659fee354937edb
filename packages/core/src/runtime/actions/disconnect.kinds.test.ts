import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { ConnectorType } from '../../contract/adapter/connector.ts'
import type { Kit } from '../../kit/kit.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { bitcoin, mainnet, polkadot, solana } from '../../test/networks.ts'

/** How a namespace is connected. The shared kinds connect all namespaces at once. */
const kinds = {
  announced: { type: 'ANNOUNCED', isShared: false },
  external: { type: 'EXTERNAL', isShared: false },
  paired: { type: 'WALLET_CONNECT', isShared: true },
  account: { type: 'AUTH', isShared: true },
} as const satisfies Record<string, { type: ConnectorType; isShared: boolean }>

type Kind = keyof typeof kinds
type Row = readonly (readonly [namespace: Namespace, kind: Kind])[]

const networks = [mainnet, solana, bitcoin, polkadot] as const
const namespaceOf = ({ chainNamespace = 'eip155' }: (typeof networks)[number]) => chainNamespace
const namespaces = networks.map(namespaceOf)

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => vi.unstubAllGlobals())

/** All subsets of 2 to 4 namespaces. */
const choices = subsets(namespaces).filter(({ length }) => length >= 2)

test.each(choices.map((chosen) => [chosen.join(), chosen] as const))(
  'parameters: namespace, of %s in every mixture of connectors',
  async (_, chosen) => {
    for (const row of mixtures(chosen))
      for (const [namespace, kind] of row) {
        const kit = startConnected(row)
        await kit.actions.disconnect({ namespace })
        const { isShared } = kinds[kind]
        const staying = row.filter(
          ([other, otherKind]) => other !== namespace && !(isShared && otherKind === kind),
        )
        expect({ row, namespace, connected: listConnected(kit) }).toEqual({
          row,
          namespace,
          connected: staying.map(([other]) => other),
        })
        kit.destroy()
      }
  },
)

test.each(choices.map((chosen) => [chosen.join(), chosen] as const))(
  'default: without one, all of %s',
  async (_, chosen) => {
    for (const row of mixtures(chosen)) {
      const kit = startConnected(row)
      expect(listConnected(kit)).toEqual(chosen)
      await kit.actions.disconnect()
      expect(listConnected(kit)).toEqual([])
      kit.destroy()
    }
  },
)

function startConnected(row: Row): Kit {
  const used = networks.filter((network) =>
    row.some(([namespace]) => namespace === namespaceOf(network)),
  )
  const [first, ...others] = used
  if (!first) throw new Error('A row has namespaces')
  const adapters = row.map(([namespace, kind]) => {
    const { type } = kinds[kind]
    const connectors = [createConnector({ id: 'a', chain: namespace, type })]
    return createFakeAdapter({ id: namespace, namespace, connectors })
  })
  const { kit } = createTestKit({ networks: [first, ...others], adapters })
  kit.start()
  for (const adapter of adapters) {
    const network = used.find((one) => namespaceOf(one) === adapter.namespace)
    const caipNetworkId = toCaipNetworkId(`${adapter.namespace}:${network?.id}`)
    adapter.setConnection(createConnection({ caipNetworkId }))
  }
  return kit
}

function listConnected({ controllers: { account } }: Kit): readonly Namespace[] {
  return namespaces.filter((namespace) => account.get(namespace).status === 'connected')
}

function mixtures(chosen: readonly Namespace[]): readonly Row[] {
  const [first, ...others] = chosen
  if (first === undefined) return [[]]
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    mixtures(others).map((row): Row => [[first, kind], ...row]),
  )
}

function subsets(items: readonly Namespace[]): readonly (readonly Namespace[])[] {
  const [first, ...others] = items
  if (first === undefined) return [[]]
  return subsets(others).flatMap((rest) => [[first, ...rest], rest])
}
