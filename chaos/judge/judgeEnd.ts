import type { World } from '../world.ts'

/** What must hold when all was answered and nothing is under way any more. */
export function judgeEnd(world: World): void {
  const { journal, pending, servers } = world
  for (const name of pending.values()) journal.faults.push(`never ended: ${name}`)
  for (const request of servers.strangers) journal.faults.push(`asked a stranger: ${request}`)
  for (const tab of [0, 1]) judgeTab(world, tab)
}

function judgeTab(world: World, tab: number): void {
  const { journal, wallets } = world
  const { account } = world.app(tab).kit.controllers
  // One tab follows what was chosen in the other.
  const hasChosen = world.app(0).hasChosen || world.app(1).hasChosen
  for (const namespace of new Set(wallets.map((wallet) => wallet.namespace))) {
    const { status, connectorId, address = '' } = account.get(namespace)
    if (status === 'connecting' || status === 'reconnecting')
      journal.faults.push(`tab ${tab}: ${namespace} is ${status} for ever`)
    if (status !== 'connected') continue
    const owner = wallets.find((wallet) => wallet.addresses.includes(address))
    if (owner?.namespace !== namespace)
      journal.faults.push(`tab ${tab}: ${address} is no account of ${connectorId}`)
    else if (owner.isImpostor && !hasChosen)
      journal.faults.push(`tab ${tab}: an impostor is connected as ${connectorId}`)
  }
}
