import type { AdapterContext } from '@cleat/core/adapter'
import type { Config, CreateConnectorFn } from 'wagmi'
import { loadOnDemand } from './loadOnDemand.ts'

export declare namespace guardConnector {
  type Parameters = {
    /** The app's own connector. */
    create: CreateConnectorFn
    getConfig: () => Config
    getContext: () => AdapterContext<'eip155'> | undefined
  }
}

/** A connector of the app's own, with a provider whose requests go through the request pipeline. */
export function guardConnector(parameters: guardConnector.Parameters): CreateConnectorFn {
  const { create, getConfig, getContext } = parameters
  return (setup) => {
    const connector = create(setup)
    const { getProvider } = connector
    return {
      ...connector,
      async getProvider(...args: Parameters<typeof getProvider>) {
        const provider = await Reflect.apply(getProvider, this, args)
        const { protectProvider } = await loadOnDemand()
        return protectProvider({ provider, connector, getConfig, getContext })
      },
    }
  }
}
