import { type CleatEvent, createKit, type Kit } from '@cleat/core'
import { createDevWallet, type DevWallet, type DevWalletParameters } from '@cleat/testing'
import type { Address } from 'viem'
import { mainnet } from 'viem/chains'
import { WagmiAdapter } from '../WagmiAdapter.ts'
import type { ApprovalsChain } from './startApprovalsChain.ts'

export type OpenedApprovals = {
  readonly kit: Kit
  readonly wallet: DevWallet
  readonly owner: Address
  readonly events: CleatEvent[]
  close(): void
}

let opened = 0

/** A kit with a connected wallet. */
export async function openApprovals(
  chain: ApprovalsChain,
  {
    dataUrl,
    ...wallets
  }: { dataUrl?: string | undefined } & Pick<DevWalletParameters, 'batches' | 'calls'> = {},
): Promise<OpenedApprovals> {
  opened += 1
  const rdns = `dev.cleat.approvals${opened}`
  const { chains } = chain.localnet
  const wallet = createDevWallet({ chains, info: { name: 'Harbour', rdns }, ...wallets })
  const silence = wallet.announce()
  const customRpcUrls = { 'eip155:1': [{ url: chain.rpcUrl }] }
  const networks = [mainnet] as const
  const events: CleatEvent[] = []
  const kit = createKit({
    ...{ adapters: [new WagmiAdapter({ networks, customRpcUrls })], networks, customRpcUrls },
    ...(dataUrl && { services: { data: dataUrl } }),
    onEvent: (event) => void events.push(event),
  })
  kit.start()
  const { address } = await kit.actions.connect({ connectorId: rdns })
  const close = () => {
    silence()
    kit.destroy()
    wallet.destroy()
    localStorage.clear()
  }
  return { kit, wallet, owner: address as Address, events, close }
}
