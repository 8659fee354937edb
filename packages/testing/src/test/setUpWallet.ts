import type { ApprovalRequest } from '../approval/approvalRequest.ts'
import type { ProviderEvent } from '../provider/devWalletProvider.ts'
import {
  createDevWallet,
  type DevWallet,
  type DevWalletParameters,
} from '../wallet/createDevWallet.ts'

export type WalletSetUp = {
  wallet: DevWallet
  call: (method: string, params?: unknown) => Promise<unknown>
  /** Every event since the start, except `connect`. */
  events: [ProviderEvent, unknown][]
  /** The questions to the user. */
  asked: ApprovalRequest[]
}

/** A wallet on chain 1 that also has chain 10. Its node does not exist. */
export function setUpWallet(parameters: Partial<DevWalletParameters> = {}): WalletSetUp {
  const asked: ApprovalRequest[] = []
  const events: [ProviderEvent, unknown][] = []
  const { approve = async () => ({ approved: true }), ...rest } = parameters
  const wallet = createDevWallet({
    chains: [
      { id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:9' },
      { id: 10, name: 'Optimism', rpcUrl: 'http://127.0.0.1:9' },
    ],
    origin: 'https://app.example',
    approve: (request) => {
      asked.push(request)
      return approve(request)
    },
    ...rest,
  })
  for (const event of ['disconnect', 'accountsChanged', 'chainChanged', 'message'] as const) {
    wallet.provider.on(event, (data: unknown) => events.push([event, data]))
  }
  const call = (method: string, params?: unknown) => wallet.provider.request({ method, params })
  return { wallet, call, events, asked }
}
