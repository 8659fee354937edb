import type { AdapterContext } from '@cleat/core/adapter'
import type { Config, CreateConnectorFn } from 'wagmi'
import { loadOnDemand } from './loadOnDemand.ts'

type AppConnector = Pick<ReturnType<CreateConnectorFn>, 'id' | 'name' | 'getProvider'>

export declare namespace guardConnector {
  type Parameters = {
    /** The app's own connector. */
    connector: AppConnector
    getConfig: () => Config
    getContext: () => AdapterContext<'eip155'> | undefined
  }
}

/** The provider of an app's own connector, whose requests go through the request pipeline. */
export function guardConnector(
  parameters: guardConnector.Parameters,
): Pick<AppConnector, 'getProvider'> {
  const { getProvider } = parameters.connector
  return {
    async getProvider(...args: Parameters<typeof getProvider>) {
      const provider = await Reflect.apply(getProvider, this, args)
      const { protectProvider } = await loadOnDemand()
      return protectProvider({ ...parameters, provider })
    },
  }
}
