import type { CaipNetworkId } from '../base/caip/caipNetworkId.ts'
import { createMemoryArea, type StorageArea } from '../base/storage/storageArea.ts'
import type { AdapterFeatures } from '../contract/adapter/adapterFeatures.ts'
import type { ProviderRequest } from '../contract/adapter/providerRequest.ts'
import type { ApprovalsController } from '../features/approvals/state/approvalsController.ts'
import type { RevokingItem } from '../features/approvals/state/approvalsState.ts'
import { createFakeApprovals, type FakeApprovals, toApproval } from './createFakeApprovals.ts'
import { createTestKit, type TestKit } from './createTestKit.ts'
import { mainnetId } from './networks.ts'

type SendCalls = AdapterFeatures['calls:send']

const outcomes: Readonly<Record<number, 'confirmed' | 'reverted'>> = {
  200: 'confirmed',
  500: 'reverted',
}

export type TestApprovals = TestKit & {
  readonly fake: FakeApprovals
  readonly approvals: ApprovalsController
  /** The transactions that the wallet was asked for, one by one. */
  readonly asked: ProviderRequest[]
  /** The batches that it was asked for, by the number of their calls. */
  readonly batches: number[]
  readonly wallet: { answer: (request: ProviderRequest) => Promise<unknown> }
  /** Gives approvals on a network, and logs them. */
  give(spenders: readonly string[], chainId?: CaipNetworkId): void
  ids(): readonly string[]
  items(): readonly RevokingItem[]
}

/** A kit with a connected account and the approvals of it. */
export async function createTestApprovals(
  parameters: {
    area?: StorageArea | undefined
    /** How the wallet answers a batch. @default it takes none */
    sendCalls?: ((given: Parameters<SendCalls>[0]) => Promise<void>) | undefined
    /** What the wallet then says of the batch, and the chain bears out. @default 200 */
    code?: number | undefined
  } = {},
): Promise<TestApprovals> {
  const { area: storage = createMemoryArea(), sendCalls, code = 200 } = parameters
  const fake = createFakeApprovals()
  const asked: ProviderRequest[] = []
  const batches: number[] = []
  const test = createTestKit({ storage })
  const wallet = {
    answer: async (request: ProviderRequest): Promise<unknown> => {
      const [{ id }] = request.params as [{ id: string }]
      return `0x${id}`
    },
  }
  test.adapter.features = {
    ...test.adapter.features,
    'balance:read': async () => ({ value: 1n, decimals: 18, symbol: 'ETH' }),
    'approvals:load': async () => fake.adapter,
    'provider:request': async (request) => {
      if (request.method !== 'eth_sendTransaction') return undefined
      asked.push(request)
      return wallet.answer(request)
    },
    ...(sendCalls && {
      'calls:send': async (given) => {
        batches.push(given.calls.length)
        await sendCalls(given)
        return { id: `batch ${batches.length}` }
      },
      'calls:status': async ({ id, calls }) => ({
        ...{ code, isForgotten: false, isAtomic: true, receipts: [] },
        hashes: code === 200 ? [`0x${id}`] : [],
        outcomes: calls.map(() => outcomes[code] ?? 'unknown'),
      }),
    }),
  }
  test.kit.start()
  await test.kit.actions.connect({ connectorId: 'a' })
  const approvals = await test.kit.feature('approvals')
  return {
    ...{ ...test, fake, asked, batches, wallet, approvals },
    give(spenders, chainId = mainnetId) {
      const place = chainId === mainnetId ? '' : `${chainId} `
      for (const spender of spenders)
        fake.chain.set(`${place}0xt ${spender}`, toApproval({ spender }))
      fake.logs = [...fake.logs, ...spenders.map((spender) => toApproval({ spender }))]
    },
    ids: () => approvals.state.rows.map(({ id }) => id),
    items() {
      const { revoking } = approvals.state
      return revoking.status === 'idle' ? [] : revoking.items
    },
  }
}
