import type { KitBase } from './kitBase.ts'

/**
 * Whether the visitor has to switch or disconnect first: the connected wallet is on a chain that
 * the app does not list, the app blocks unsupported chains, networks may be switched and the
 * connection is not basic (spec §2).
 */
export function isBlocked(kit: KitBase): boolean {
  const { account, connection, network, options } = kit.controllers
  const { enableNetworkSwitch, unsupportedChain } = options.state
  const { activeNamespace } = network.state
  return Boolean(
    unsupportedChain === 'block' &&
      enableNetworkSwitch &&
      !connection.state.wcBasic &&
      network.get(activeNamespace)?.isUnsupportedChain &&
      account.get(activeNamespace).status === 'connected',
  )
}
