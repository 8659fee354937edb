import { defaultNamespace } from '../base/caip/defaultNamespace.ts'
import type { CaipNetwork } from '../base/caip/network.ts'
import type { Storage } from '../base/storage/createStorage.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import type { RuntimeOptions } from '../contract/options/runtimeOptions.ts'
import { stateOptions } from '../contract/options/stateOptions.ts'
import { createAccountController } from '../state/account.ts'
import { createAlertsController } from '../state/alerts.ts'
import { createConnectionController } from '../state/connection.ts'
import { createConnectorsController } from '../state/connectors.ts'
import { createEventsController } from '../state/events.ts'
import { createModalController } from '../state/modal.ts'
import { createNetworkController } from '../state/network.ts'
import { createOptionsController, type OptionsState } from '../state/options.ts'
import { createRouterController } from '../state/router.ts'
import { createSnackbarController } from '../state/snackbar.ts'
import { createThemeController } from '../state/theme.ts'
import { findMetadata } from './findMetadata.ts'
import type { Controllers } from './kitBase.ts'

/** Creates all controllers from the app's options and the values of an earlier visit. */
export function createControllers(parameters: {
  options: KitOptions
  networks: readonly [CaipNetwork, ...CaipNetwork[]]
  storage: Storage
}): Controllers {
  const { options, networks, storage } = parameters
  const account = createAccountController({
    namespaces: [...new Set(networks.map((network) => network.chainNamespace))],
  })
  const network = createNetworkController({ networks, active: findActive(parameters) })
  return {
    account,
    network,
    connection: createConnectionController(),
    connectors: createConnectorsController({ recentWallets: storage.get('recentWallets') ?? [] }),
    modal: createModalController(),
    router: createRouterController(),
    theme: createThemeController(options),
    snackbar: createSnackbarController(),
    alerts: createAlertsController({ debug: options.debug ?? false }),
    options: createOptionsController(toState(options)),
    events: createEventsController({
      onEvent: options.onEvent,
      getSubject: () => ({
        address: account.get(network.state.activeNamespace).address,
        caipNetworkId: network.getActive().caipNetworkId,
      }),
    }),
  }
}

/**
 * The options that are state, with their defaults. All others stay out: they are objects of the
 * app's, which valtio would proxy.
 */
function toState(options: KitOptions): OptionsState {
  const names = Object.keys(stateOptions) as (keyof RuntimeOptions)[]
  const given = names.filter((name) => Object.hasOwn(options, name))
  return {
    ...Object.fromEntries(given.map((name) => [name, options[name]])),
    metadata: findMetadata(options.metadata),
    enableReconnect: options.enableReconnect ?? true,
    enableNetworkSwitch: options.enableNetworkSwitch ?? true,
    unsupportedChain:
      options.unsupportedChain ?? (options.allowUnsupportedChain ? 'ignore' : 'block'),
    debug: options.debug ?? false,
  }
}

/** The network of an earlier visit, else the app's default, else the first one. */
function findActive(parameters: {
  options: KitOptions
  networks: readonly [CaipNetwork, ...CaipNetwork[]]
  storage: Storage
}): CaipNetwork {
  const { options, networks, storage } = parameters
  const { defaultNetwork } = options
  const stored = storage.get('activeNetworkId')
  return (
    networks.find(({ caipNetworkId }) => caipNetworkId === stored) ??
    networks.find(
      ({ id, chainNamespace }) =>
        id === defaultNetwork?.id &&
        chainNamespace === (defaultNetwork.chainNamespace ?? defaultNamespace),
    ) ??
    networks[0]
  )
}
