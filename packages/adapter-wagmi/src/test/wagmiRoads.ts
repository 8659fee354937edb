import type { Eip1193Provider } from '@cleat/core/adapter'
import type { EvmRoad } from '@cleat/testing/conformance'
import { type Config, type Connector, type CreateConnectorFn, injected } from 'wagmi'
import { connect, getConnectorClient } from 'wagmi/actions'
import type { WagmiAdapter } from '../WagmiAdapter.ts'

const id = 'own'

/** A connector of the app. */
export function ownConnector(provider: Eip1193Provider): CreateConnectorFn {
  return injected({ target: () => ({ id, name: 'Own', provider: provider as never }) })
}

const unjudged = {
  'switch the network': 'connectors ask for it while they switch',
  'permissions of the connection': 'connectors ask for them while they connect',
}

/** The ways by which apps ask a wallet through wagmi. */
export const wagmiRoads: { readonly [name: string]: EvmRoad<WagmiAdapter> } = {
  'wagmi’s hooks and actions': {
    open: ({ adapter }) => openClient(adapter.wagmiConfig),
    unjudged,
  },
  'a connector of the app': {
    async open({ adapter: { wagmiConfig } }) {
      const connector = wagmiConfig.connectors.find((one) => one.id === id)
      if (!connector) throw new Error('There is no connector of the app.')
      await connect(wagmiConfig, { connector })
      return openClient(wagmiConfig, connector)
    },
    unjudged,
  },
}

/** wagmi's client, which its hooks and actions ask. */
async function openClient(config: Config, connector?: Connector): Promise<EvmRoad.Ask> {
  const client = await getConnectorClient(config, { ...(connector && { connector }) })
  return (request) => client.request(request as never)
}
