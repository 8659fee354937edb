import type { Kit, Route } from '@cleat/core'
import type { OnrampOrder, OnrampState } from '@cleat/core/onramp'
import type { StoryObj } from '@storybook/react-vite'
import { Modal } from '../../shell/Modal/Modal.tsx'
import { createFakeOnramp, type FakeOnramp } from '../createFakeOnramp.ts'
import { createTestAdapter, rabby } from '../createTestAdapter.ts'
import type { createTestKit } from '../createTestKit.ts'
import { preloadViews } from '../preloadViews.ts'
import { answerStatus } from './answerStatus.ts'
import { readSetting } from './readSetting.ts'
import { replaceInWindow } from './replaceInWindow.ts'
import { StoryKit } from './StoryKit.tsx'

export declare namespace onrampStory {
  type Parameters = {
    /** The visited views; the last one is shown. @default the form */
    routes?: readonly Route[] | undefined
    state?: Partial<OnrampState> | undefined
    orders?: (() => readonly OnrampOrder[]) | undefined
    /** Runs before the view is rendered. */
    prepare?: ((onramp: FakeOnramp) => void) | undefined
    play?: StoryObj['play']
    create?: (() => createTestKit.Parameters) | undefined
    isOffline?: boolean | undefined
  }
}

/** A story of buying in one state, with in-memory purchases. */
export function onrampStory(parameters: onrampStory.Parameters = {}): StoryObj {
  const { routes = [{ name: 'OnRampProviders' }], state, orders, prepare, play } = parameters
  const { create, isOffline } = parameters
  const act = async (kit: Kit) => {
    await kit.actions.reconnect()
    void kit.actions.open()
    for (const route of routes) kit.controllers.router.push(route)
  }
  return {
    loaders: [preloadViews],
    beforeEach() {
      const restore = replaceInWindow({ fetch: answerStatus(503) })
      if (isOffline)
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
      return () => {
        restore()
        Reflect.deleteProperty(navigator, 'onLine')
      }
    },
    render: (_, { id, globals }) => {
      const setting = readSetting(globals)
      const onramp = createFakeOnramp(state, orders?.())
      prepare?.(onramp)
      return (
        <StoryKit
          key={`${id}${JSON.stringify(setting)}`}
          create={() => ({
            onrampController: onramp,
            adapter: createTestAdapter({ session: rabby.id }),
            services: { data: 'https://data.example' },
            ...create?.(),
            ...setting,
          })}
          act={act}
        >
          <Modal />
        </StoryKit>
      )
    },
    ...(play && { play }),
  }
}
