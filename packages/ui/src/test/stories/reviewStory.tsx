import type {
  DecodedRequest,
  Kit,
  KitOptions,
  RequestAction,
  RequestEvidence,
  RequestFinding,
  RequestLabel,
} from '@cleat/core'
import type { Runtime } from '@cleat/core/runtime'
import type { StoryObj } from '@storybook/react-vite'
import { createTestAdapter, harbour, rabby } from '../createTestAdapter.ts'
import { createTestTransfers } from '../createTestTransfers.ts'
import { modalStory } from './modalStory.tsx'

export declare namespace reviewStory {
  type Parameters = {
    actions: readonly RequestAction[]
    /** Rules, their levels and facts, found in the first action. @default none */
    finds?:
      | readonly (readonly [
          rule: RequestFinding['rule'],
          level: RequestFinding['level'],
          facts?: RequestFinding['facts'],
        ])[]
      | undefined
    /** What was tried out. `pending`: never done. @default nothing was */
    evidence?: RequestEvidence | 'pending' | undefined
    /** The wallet has it already. @default it is asked about before */
    late?: { canCancel: boolean } | undefined
    /** What the coin and each token are worth, in US dollars. @default it is not known */
    price?: number | undefined
    /** What the owner of each contract says. @default nothing */
    label?: RequestLabel | undefined
    /** What typed data is signed for. */
    typedData?: DecodedRequest['typedData']
    method?: string | undefined
    /** Whether the embedded wallet is asked. @default false */
    isEmbedded?: boolean | undefined
    contracts?: KitOptions['contracts']
    play?: StoryObj['play']
  }
}

const held = { value: 0n, decimals: 6 }

/** Two tokens that the chain knows. */
export const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const tokens = [
  { ...held, address: usdc, name: 'USD Coin', symbol: 'USDC' },
  { ...held, address: weth, name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 },
]

/** The modal with a request under review. */
export function reviewStory(parameters: reviewStory.Parameters): StoryObj {
  const { contracts, play, isEmbedded } = parameters
  const wallet = isEmbedded ? harbour : rabby
  return modalStory({
    play,
    create() {
      const adapter = createTestAdapter({ connectors: [wallet], session: wallet.id })
      adapter.features['transfers:load'] = async () => createTestTransfers(tokens)
      return { adapter, contracts }
    },
    act: (kit) => askReview(kit, parameters),
  })
}

/** Asks a kit with an account, once it is connected. */
export async function askReview(kit: Kit, parameters: reviewStory.Parameters): Promise<void> {
  const review = await kit.feature('review')
  while (kit.controllers.account.get('eip155').status !== 'connected')
    await new Promise((done) => setTimeout(done, 10))
  const { evidence, late, price, label } = parameters
  if (label) review.readLabel = async () => label
  const readPrices: Runtime['readPrices'] = async ({ tokens: asked }) => asked.map(() => price)
  if (price !== undefined) Object.assign(kit.runtime.current ?? {}, { readPrices })
  const answer = evidence === 'pending' ? new Promise<never>(() => undefined) : evidence
  const question = {
    ...{ request: toRequest(kit, parameters), wallet: 'Rabby' },
    evidence: answer && Promise.resolve(answer),
  }
  if (late) void review.warn({ ...question, ...late, answered: new AbortController().signal })
  else review.ask({ ...question, isByRules: true, isCurrent: () => true }).catch(() => undefined)
}

function toRequest(
  { controllers }: Kit,
  { actions, typedData, finds = [], method = 'eth_sendTransaction' }: reviewStory.Parameters,
): DecodedRequest {
  const { account, network } = controllers
  const { caipNetworkId: chain } = network.getActive()
  const [first = { kind: 'decrypt' }] = actions
  const findings = finds.map(([rule, level, facts]) => ({ rule, level, action: first, facts }))
  const isStop = findings.some(({ level }) => level === 'stop')
  return {
    ...{ method, params: [], path: [method], namespace: 'eip155', chain, signedFor: chain },
    ...{ pinned: [], actions, findings, verdict: 'confirm', typedData },
    account: account.get('eip155').address ?? '',
    level: isStop ? 'stop' : findings.length > 0 ? 'caution' : 'plain',
  }
}
