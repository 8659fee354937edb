import type { Namespace } from '@cleat/core/adapter'
import type { ChaosWallet } from '../neighbours/wallet.ts'
import type { World } from '../world.ts'

export declare namespace judgeEnd {
  type Account = {
    readonly status: string | undefined
    readonly connectorId?: string | undefined
    readonly address?: string | undefined
  }
  type Parameters = {
    readonly journal: Pick<World['journal'], 'faults'>
    readonly pending: World['pending']
    readonly servers: Pick<World['servers'], 'strangers'>
    readonly wallets: readonly Pick<ChaosWallet, 'namespace' | 'addresses' | 'isImpostor'>[]
    app(tab: number): {
      readonly hasChosen: boolean
      readonly kit: {
        readonly controllers: { readonly account: { get(namespace: Namespace): Account } }
      }
    }
  }
}

/** What must hold when all was answered and nothing is under way any more. */
export function judgeEnd(world: judgeEnd.Parameters): void {
  const { journal, pending, servers } = world
  for (const name of pending.values()) journal.faults.push(`never ended: ${name}`)
  for (const request of servers.strangers) journal.faults.push(`asked a stranger: ${request}`)
  for (const tab of [0, 1]) judgeTab(world, tab)
}

function judgeTab(world: judgeEnd.Parameters, tab: number): void {
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
