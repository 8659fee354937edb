import { CleatError, type KitOptions } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'
import { toBalance } from '../../../test/toBalance.ts'

const meta: Meta = { title: 'Views/Tokens' }
export default meta

const data: Partial<KitOptions> = { services: { data: 'https://data.example' } }

/** A data service with these tokens. */
const answer =
  (balances: readonly unknown[]): typeof window.fetch =>
  async (input) =>
    Response.json(
      String(input).includes('supported') ? { http: ['eip155:1'], ws: [] } : { balances },
    )

const story = (fetch: typeof window.fetch, speed?: number): StoryObj =>
  modalStory({
    create: () => ({ ...data, adapter: createTestAdapter({ session: rabby.id }) }),
    act: (kit) => openConnected(kit),
    fetch,
    ...(speed && { speed }),
  })

export const Several: StoryObj = story(
  answer([
    toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1.204567', price: 2512.4 }),
    toBalance({ token: 1, name: 'USD Coin', symbol: 'USDC', numeric: '1820.5', price: 1 }),
    toBalance({
      token: 2,
      name: 'Wrapped Bitcoin',
      symbol: 'WBTC',
      decimals: 8,
      numeric: '0.0000012',
      price: 61000,
    }),
    toBalance({
      token: 3,
      name: 'A token whose name has no end, so it must be cut',
      symbol: 'ENDLESS',
      numeric: '123456789.125',
    }),
  ]),
)
export const Nothing: StoryObj = story(
  answer([toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '0' })]),
)
export const ServiceFails: StoryObj = story(answerStatus(403))
export const NobodyAnswers: StoryObj = modalStory({
  create() {
    const adapter = createTestAdapter({ session: rabby.id })
    adapter.onBalance = () =>
      Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
    return { ...data, adapter }
  },
  act: (kit) => openConnected(kit),
  fetch: answerStatus(500),
})
export const Loading: StoryObj = story(() => new Promise(() => undefined))

const many = Array.from({ length: 120 }, (_, index) =>
  toBalance({
    token: index + 1,
    name: `Token ${index + 1}`,
    symbol: `TOK${index + 1}`,
    numeric: `${index * 3.25}`,
    ...(index % 4 && { price: index }),
  }),
)
export const Many: StoryObj = story(answer(many))
export const Imitations: StoryObj = story(
  answer([
    toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1.2045', price: 2512.4 }),
    toBalance({ token: 1, name: 'USD Coin', symbol: 'USDC', numeric: '1820.5', price: 1 }),
    toBalance({ token: 2, name: 'USD Coin', symbol: 'USDC', numeric: '90000' }),
    toBalance({ token: 3, name: 'Ethereum', symbol: 'ЕТН', numeric: '5' }),
    toBalance({ token: 4, name: 'Something else', symbol: 'ELSE', numeric: '5' }),
  ]),
)
export const SomeUnreadable: StoryObj = story(
  answer([
    toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1.2045', price: 2512.4 }),
    toBalance({ token: 1, name: 'Negative', symbol: 'NEG', numeric: '-5' }),
  ]),
)
/** Tokens that can be sent. */
export const Sendable: StoryObj = modalStory({
  create() {
    const adapter = createTestAdapter({ session: rabby.id })
    adapter.features['transfers:load'] = () => new Promise(() => undefined)
    return { ...data, adapter }
  },
  act: (kit) => openConnected(kit),
  fetch: answer([
    toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1.2045', price: 2512.4 }),
    toBalance({ token: 1, name: 'USD Coin', symbol: 'USDC', numeric: '1820.5', price: 1 }),
  ]),
})
