import type { Meta, StoryObj } from '@storybook/react-vite'
import { testAddress } from '../../../test/createTestAdapter.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { sendStory } from '../../../test/stories/sendStory.tsx'
import { toPendingTransaction } from '../../../test/toPendingTransaction.ts'
import { toTransaction } from '../../../test/toTransaction.ts'

const meta: Meta = { title: 'Views/Activity' }
export default meta

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A data service with this history, page by page. */
function answer(
  pages: readonly (readonly object[])[],
  /** The answer from the second page on. */
  later?: () => Promise<Response>,
): typeof window.fetch {
  return async (input) => {
    const url = new URL(String(input))
    if (url.pathname.includes('supported')) return Response.json({ http: ['eip155:1'], ws: [] })
    if (!url.pathname.endsWith('/history')) return Response.json({ balances: [] })
    const page = Number(url.searchParams.get('cursor') ?? 0)
    if (page > 0 && later) return later()
    const next = page + 1 < pages.length || later ? `${page + 1}` : null
    return Response.json({ data: pages[page], next })
  }
}

const showTab: StoryObj['play'] = async ({ canvasElement }) => {
  const find = () => canvasElement.ownerDocument.querySelector<HTMLElement>('[role=tab]:last-child')
  for (let tries = 0; !find() && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  find()?.click()
}

/** Scrolls to the end of the list. */
const showEnd: StoryObj['play'] = async (context) => {
  await showTab(context)
  const { ownerDocument } = context.canvasElement
  for (let tries = 0; !ownerDocument.querySelector('h3') && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  for (const element of ownerDocument.querySelectorAll('*')) element.scrollTop = 10_000
}

const story = (parameters: sendStory.Parameters): StoryObj =>
  sendStory({ routes: [], play: showTab, ...parameters })

const history = [
  toTransaction({ place: 1, from: testAddress, moves: [{ out: '1.23456 ETH' }] }),
  toTransaction({
    place: 2,
    operation: 'receive',
    minedAt: '2026-09-01T10:00:00Z',
    moves: [{ in: '0.00001 USDC' }],
  }),
  toTransaction({
    place: 3,
    operation: 'trade',
    from: testAddress,
    minedAt: '2026-08-21T10:00:00Z',
    moves: [{ out: '1.5 ETH' }, { in: '2500.25 USDC' }, { in: '3 ARB' }],
  }),
  toTransaction({
    place: 4,
    operation: 'receive',
    minedAt: '2026-08-02T10:00:00Z',
    moves: [{ in: '1 -', nft: { name: 'A cat with a name that has no end' } }],
  }),
  toTransaction({
    place: 5,
    operation: 'execute',
    status: 'failed',
    from: testAddress,
    minedAt: '2025-12-31T10:00:00Z',
  }),
  toTransaction({
    place: 6,
    operation: 'receive',
    minedAt: '2025-12-30T10:00:00Z',
    moves: [{ in: '123456789012345678901234567890.5 AVERYLONGSYMBOLINDEED' }],
  }),
]

export const Several: StoryObj = story({ fetch: answer([history]) })

export const SeveralBelow: StoryObj = story({ fetch: answer([history]), play: showEnd })

export const UnderWay: StoryObj = story({
  fetch: answer([history.slice(0, 2)]),
  prepare: ({ pendingTransactions }) =>
    void Object.assign(pendingTransactions, [
      toPendingTransaction({ place: 12, amount: '0.25' }),
      toPendingTransaction({ place: 13, amount: '120', symbol: 'USDC', token, status: 'failed' }),
      toPendingTransaction({ place: 14, amount: '0.0000001', status: 'altered' }),
      toPendingTransaction({ place: 15, status: 'unproven' }),
      toPendingTransaction({ place: 16, status: 'open' }),
      toPendingTransaction({ place: 15, amount: '7', status: 'replaced' }),
    ]),
})

const many = Array.from({ length: 200 }, (_, index) =>
  toTransaction({
    place: 100 + index,
    operation: index % 3 ? 'send' : 'receive',
    from: index % 3 ? testAddress : undefined,
    minedAt: new Date(Date.UTC(2026, 8, 28) - index * 86_400_000 * 1.7).toISOString(),
    moves: [index % 3 ? { out: `${index / 8} ETH` } : { in: `${index * 11} USDC` }],
  }),
)

export const Many: StoryObj = story({ fetch: answer([many]) })
export const MoreLoading: StoryObj = story({
  play: showEnd,
  fetch: answer([history.slice(0, 3)], () => new Promise(() => undefined)),
})
export const MoreFailed: StoryObj = story({
  play: showEnd,
  fetch: answer([history.slice(0, 3)], async () => new Response('{}', { status: 403 })),
})
export const SomeUnreadable: StoryObj = story({
  play: showEnd,
  fetch: answer([[...history.slice(0, 2), { id: 'not this' }]]),
})
export const Loading: StoryObj = story({ fetch: () => new Promise(() => undefined) })
export const Nothing: StoryObj = story({ fetch: answer([[]]), play: showEnd })
export const Failed: StoryObj = story({ fetch: answerStatus(403), play: showEnd })
export const UnknownNetwork: StoryObj = story({
  play: showEnd,
  fetch: async () => Response.json({ http: ['eip155:8453'], ws: [] }),
})
export const NoService: StoryObj = story({
  create: () => ({ services: {}, tokens: { 'eip155:1': { address: token } } }),
  fetch: answerStatus(500),
  prepare: ({ pendingTransactions }, kit) => {
    const adapter = kit.adapters.get('eip155')
    if (adapter) adapter.features['transfers:load'] = () => new Promise(() => undefined)
    Object.assign(pendingTransactions, [toPendingTransaction({ place: 12, amount: '0.25' })])
  },
})
