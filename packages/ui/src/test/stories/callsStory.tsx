import type { Batch, BatchStep, Kit, KitOptions } from '@cleat/core'
import { toCaipNetworkId } from '@cleat/core/adapter'
import type { StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby, testAddress } from '../createTestAdapter.ts'
import { createTestTransfers } from '../createTestTransfers.ts'
import { modalStory } from './modalStory.tsx'

export declare namespace callsStory {
  type Parameters = Partial<Omit<Batch, 'steps'>> & {
    /** What became of each call: an allowance, an exchange and a payment. */
    steps: readonly BatchStep['status'][]
    /** Presses the button, and the wallet waits. @default false */
    isAsking?: boolean | undefined
    /** @default that of the batch */
    shownId?: string | undefined
    isHandheld?: boolean | undefined
  }
}

const dai = '0x6b175474e89094c44da98b954eedeac495271d0f'
const token = { address: dai, name: 'Dai Stablecoin', symbol: 'DAI', decimals: 18, value: 0n }
const router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const friend = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
/** 25 DAI. */
const amount = 25n * 10n ** 18n
const toWord = (hex: string) => hex.replace('0x', '').padStart(64, '0')
const calls = [
  { to: dai, value: '0x0', data: `0x095ea7b3${toWord(router)}${toWord(amount.toString(16))}` },
  { to: router, value: '0x0', data: '0x38ed1739' },
  { to: friend, value: '0x16345785d8a0000', data: '0x' },
]
const caipNetworkId = toCaipNetworkId('eip155:1')
const hash = `0x${'5c'.repeat(32)}`

/** The modal with a batch of calls in one state. */
export function callsStory(parameters: callsStory.Parameters): StoryObj {
  const { steps, isAsking, shownId, isHandheld, ...changed } = parameters
  const batch: Batch = {
    ...{ id: '0xba7c4', namespace: 'eip155', address: testAddress, caipNetworkId },
    ...{ wallet: rabby.name, mode: 'sequence', isAtomic: false, status: 'pending' },
    ...{ connectorId: rabby.id, sentAt: Date.now() - 20_000, ...changed },
    steps: steps.map((status, at) => {
      const hasHash = status === 'sent' || status === 'confirmed' || status === 'reverted'
      const call = calls[at] ?? { value: '0x0', data: '0x60' }
      return { call, status, ...(hasHash && { hash }) }
    }),
  }
  return modalStory({
    isHandheld,
    create() {
      const adapter = createTestAdapter({ session: rabby.id })
      const waits = new Promise<never>(() => undefined)
      Object.assign(adapter.features, {
        'calls:send': () => waits,
        'calls:status': () => waits,
        'request:decode': decode,
        'transfers:load': async () => createTestTransfers([token]),
      } satisfies (typeof adapter)['features'])
      return { adapter, storage: createStorage(batch) }
    },
    async act(kit) {
      const feature = await kit.feature('calls')
      await kit.actions.reconnect()
      show(kit, shownId ?? batch.id)
      if (isAsking) feature.continueBatch({ id: batch.id }).catch(() => undefined)
    },
  })
}

function show(kit: Kit, id: string): void {
  void kit.actions.open({ view: 'Account' })
  kit.controllers.router.reset({ name: 'BatchProgress', id })
}

function createStorage(batch: Batch): NonNullable<KitOptions['storage']> {
  const items = new Map([['cleat.batches', JSON.stringify({ version: 1, value: [batch] })]])
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

type Decode = NonNullable<ReturnType<typeof createTestAdapter>['features']['request:decode']>

/** The allowance and the payment are known; the exchange is a contract's own. */
const decode: Decode = async ({ request, connection }) => {
  const [{ to, data }] = request.params as [{ to: string; data: string }]
  const content = { path: [request.method], signedFor: connection.caipNetworkId, pinned: [] }
  if (to === dai)
    return {
      ...content,
      actions: [{ kind: 'approve', token: dai, spender: router, amount, isSignature: false }],
    }
  if (data === '0x')
    return { ...content, actions: [{ kind: 'transfer', token: undefined, amount: 10n ** 17n, to }] }
  return { ...content, actions: [] }
}
