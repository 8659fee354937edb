import type { Kit, Route } from '@cleat/core'
import type { SendState } from '@cleat/core/send'
import type { StoryObj } from '@storybook/react-vite'
import { Modal } from '../../shell/Modal/Modal.tsx'
import { createFakeSend, type FakeSend } from '../createFakeSend.ts'
import { createTestAdapter, rabby } from '../createTestAdapter.ts'
import type { createTestKit } from '../createTestKit.ts'
import { preloadViews } from '../preloadViews.ts'
import { toBalance } from '../toBalance.ts'
import { readSetting } from './readSetting.ts'
import { replaceInWindow } from './replaceInWindow.ts'
import { StoryKit } from './StoryKit.tsx'

export declare namespace sendStory {
  type Parameters = {
    /** The visited views; the last one is shown. @default the form */
    routes?: readonly Route[] | undefined
    state?: Partial<SendState> | undefined
    /** Runs before the view is rendered. */
    prepare?: ((send: FakeSend, kit: Kit) => void) | undefined
    play?: StoryObj['play']
    create?: (() => createTestKit.Parameters) | undefined
    /** The answers of network services. @default some tokens */
    fetch?: typeof window.fetch | undefined
    speed?: number | undefined
    isHandheld?: boolean | undefined
  }
}

const held = [
  toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1.204567', price: 2512.4 }),
  toBalance({ token: 1, name: 'USD Coin', symbol: 'USDC', numeric: '1820.5', price: 1 }),
  toBalance({ token: 2, name: 'Wrapped Bitcoin', symbol: 'WBTC', decimals: 8, numeric: '0.012' }),
]

/** A data service with these tokens. */
export const answerTokens =
  (balances: readonly unknown[] = held): typeof window.fetch =>
  async (input) =>
    Response.json(
      String(input).includes('supported') ? { http: ['eip155:1'], ws: [] } : { balances },
    )

/** A story of sending in one state, with in-memory payments. */
export function sendStory(parameters: sendStory.Parameters = {}): StoryObj {
  const { routes = [{ name: 'WalletSend' }], state, prepare, play, create } = parameters
  const { fetch = answerTokens(), speed, isHandheld } = parameters
  const act = async (kit: Kit) => {
    await kit.actions.reconnect()
    void kit.actions.open()
    for (const route of routes) kit.controllers.router.push(route)
  }
  return {
    loaders: [preloadViews],
    beforeEach: () => replaceInWindow({ fetch, speed }),
    render: (_, { id, globals }) => {
      const setting = readSetting(globals)
      const send = createFakeSend(state)
      return (
        <StoryKit
          key={`${id}${JSON.stringify(setting)}`}
          create={() => ({
            send,
            adapter: createTestAdapter({ session: rabby.id }),
            services: { data: 'https://data.example' },
            ...create?.(),
            ...setting,
          })}
          act={(kit) => {
            prepare?.(send, kit)
            return act(kit)
          }}
        >
          <Modal />
        </StoryKit>
      )
    },
    ...(isHandheld && { parameters: { isHandheld } }),
    ...(play && { play }),
  }
}
