import type { Namespace } from '../base/caip/namespace.ts'
import type { AdapterEvent } from '../contract/adapter/adapterEvent.ts'
import { applyConnection } from './applyConnection.ts'
import type { KitBase } from './kitBase.ts'

export declare namespace handleAdapterEvent {
  type Parameters = {
    namespace: Namespace
    event: AdapterEvent
  }
}

/** Handles the events of an adapter. */
export function handleAdapterEvent(kit: KitBase, parameters: handleAdapterEvent.Parameters): void {
  const { namespace, event } = parameters
  const { account, alerts, connectors, network } = kit.controllers

  switch (event.type) {
    case 'connectorsChanged':
      return connectors.setConnectors(namespace, event.connectors)
    case 'accountChanged':
    case 'networkChanged':
      return applyConnection(kit, namespace, event.connection)
    case 'disconnected':
      // `connect` and `reconnect` report their own result.
      if (account.get(namespace).status === 'connected') {
        account.reset(namespace)
        network.restore(namespace)
      }
      return
    case 'walletsDropped':
      return alerts.show({ message: 'Too many wallets: not all are listed', variant: 'warning' })
    default:
      return event satisfies never
  }
}
