import type { Kit, Route } from '@cleat/core'
import type { SwapState } from '@cleat/core/swap'
import type { StoryObj } from '@storybook/react-vite'
import { Modal } from '../../shell/Modal/Modal.tsx'
import { createFakeSwap, type FakeSwap } from '../createFakeSwap.ts'
import { createTestAdapter, rabby } from '../createTestAdapter.ts'
import type { createTestKit } from '../createTestKit.ts'
import { preloadViews } from '../preloadViews.ts'
import { answerSwapTokens } from './answerSwapTokens.ts'
import { readSetting } from './readSetting.ts'
import { replaceInWindow } from './replaceInWindow.ts'
import { StoryKit } from './StoryKit.tsx'

export declare namespace swapStory {
  type Parameters = {
    /** The visited views; the last one is shown. @default the form */
    routes?: readonly Route[] | undefined
    state?: Partial<SwapState> | undefined
    /** Runs before the view is rendered. */
    prepare?: ((swap: FakeSwap, kit: Kit) => void) | undefined
    play?: StoryObj['play']
    create?: (() => createTestKit.Parameters) | undefined
    /** The answers of network services. @default some tokens */
    fetch?: typeof window.fetch | undefined
    speed?: number | undefined
    isHandheld?: boolean | undefined
  }
}

/** A story of swapping in one state, with in-memory exchanges. */
export function swapStory(parameters: swapStory.Parameters = {}): StoryObj {
  const { routes = [{ name: 'Swap' }], state, prepare, play, create } = parameters
  const { fetch = answerSwapTokens(), speed, isHandheld } = parameters
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
      const swap = createFakeSwap(state)
      return (
        <StoryKit
          key={`${id}${JSON.stringify(setting)}`}
          create={() => ({
            swapController: swap,
            adapter: createTestAdapter({ session: rabby.id }),
            services: { data: 'https://data.example' },
            ...create?.(),
            ...setting,
          })}
          act={(kit) => {
            prepare?.(swap, kit)
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
