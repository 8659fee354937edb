import { localExchange, startLocalnet } from '@cleat/localnet'
import {
  type Address,
  type Client,
  createTestClient,
  erc20Abi,
  http,
  type PublicActions,
  parseEther,
  publicActions,
  type TestActions,
  type Transport,
} from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, vi } from 'vitest'
import type { DevWalletParameters } from '../wallet/createDevWallet.ts'
import { setUpWallet, type WalletSetUp } from './setUpWallet.ts'

export type BatchSetUp = WalletSetUp & {
  from: Address
  to: Address
  allowance: () => Promise<bigint>
  /** Sends calls by `wallet_sendCalls` and returns the id. */
  send: (request: Record<string, unknown>) => Promise<string>
  status: (id: string) => Promise<Record<string, unknown>>
  /** Sends calls, and returns the status once they are mined. */
  execute: (request: Record<string, unknown>) => Promise<Record<string, unknown>>
}

export type BatchStage = {
  /** A connected wallet with a new key and 10 ETH, without tokens. */
  connect: (parameters?: Partial<DevWalletParameters>) => Promise<BatchSetUp>
  client: Client<Transport, undefined, undefined, undefined, TestActions & PublicActions>
}

const { DAI } = localExchange.tokens

/** Chains with tokens, and wallets with batches, for a test file. */
export async function startBatchStage(): Promise<BatchStage> {
  const localnet = await startLocalnet({
    chains: [1, 8453].map((id) => ({ id, name: `Chain ${id}` })),
    exchange: true,
  })
  afterAll(localnet.stop)
  const { chains } = localnet
  const client = createTestClient({
    ...{ mode: 'anvil', transport: http(chains[0]?.rpcUrl), pollingInterval: 20 },
  }).extend(publicActions)
  const fund = ({ address, rpcUrl }: { address: Address; rpcUrl: string }) =>
    createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).setBalance({
      ...{ address, value: parseEther('10') },
    })
  const to = localnet.accounts.at(-1)?.address ?? '0x'
  return {
    client,
    async connect(parameters) {
      const privateKeys = [generatePrivateKey()]
      const batches = { contract: localExchange.batch }
      const setUp = setUpWallet({ chains, privateKeys, batches, ...parameters })
      const { call, wallet } = setUp
      await call('eth_requestAccounts')
      const from = wallet.accounts[0] ?? '0x'
      await Promise.all(chains.map(({ rpcUrl }) => fund({ address: from, rpcUrl })))
      const read = { address: DAI.address, abi: erc20Abi, functionName: 'allowance' } as const
      const send: BatchSetUp['send'] = async (request) => {
        const common = { version: '2.0.0', from, chainId: '0x1', atomicRequired: true }
        const answer = await call('wallet_sendCalls', [{ ...common, ...request }])
        return (answer as { id: string }).id
      }
      const status: BatchSetUp['status'] = async (id) =>
        (await call('wallet_getCallsStatus', [id])) as Record<string, unknown>
      return {
        ...{ ...setUp, from, to, send, status },
        allowance: () => client.readContract({ ...read, args: [from, to] }),
        async execute(request) {
          const id = await send(request)
          return vi.waitUntil(
            async () => {
              const settled = await status(id)
              return settled.status === 100 ? undefined : settled
            },
            { timeout: 10_000, interval: 20 },
          )
        },
      }
    },
  }
}
