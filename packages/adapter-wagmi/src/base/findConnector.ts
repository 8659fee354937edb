import type { Config, Connector } from 'wagmi'
import type { WalletConnectorExtras } from './walletConnectorExtras.ts'

/** The connector with this id, in wagmi's list. */
export function findConnector(config: Config, connectorId: string): Connector | undefined {
  return config.connectors.find(({ id }) => id === connectorId)
}

/** Whether a connector is one of a wallet that Cleat found, not one of the app's own. */
export function isWalletConnector(
  connector: object,
): connector is Connector & WalletConnectorExtras {
  return 'authorize' in connector
}
