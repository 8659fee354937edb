import type { Namespace } from '@cleat/core'
import { expect } from 'vitest'
import type { Page } from './openPage.ts'

/** Checks that exactly these namespaces are connected, each with its own wallet. */
export function expectState(page: Page, connected: readonly Namespace[]): void {
  const { account, network } = page.kit.controllers
  for (const namespace of page.namespaces) {
    const state = account.get(namespace)
    const live = page.kit.adapters.get(namespace)?.getConnection()
    if (!connected.includes(namespace)) {
      expect(state).toEqual({ status: 'disconnected', allAccounts: [] })
      expect(live).toBeNull()
      continue
    }
    const { connectorId, address } = page.walletOf(namespace)
    const caipNetworkId = network.get(namespace)?.caipNetwork.caipNetworkId
    const caipAddress = `${caipNetworkId}:${address}`
    expect(state).toMatchObject({ status: 'connected', connectorId, address, caipAddress })
    expect(live).toMatchObject({ connectorId, caipNetworkId, accounts: state.allAccounts })
  }
}
