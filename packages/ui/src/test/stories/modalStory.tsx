import type { Kit } from '@cleat/core'
import type { StoryObj } from '@storybook/react-vite'
import { Modal } from '../../shell/Modal/Modal.tsx'
import type { TestAdapter } from '../createTestAdapter.ts'
import type { createTestKit } from '../createTestKit.ts'
import { preloadViews } from '../preloadViews.ts'
import { readSetting } from './readSetting.ts'
import { replaceInWindow } from './replaceInWindow.ts'
import { StoryKit } from './StoryKit.tsx'

export declare namespace modalStory {
  type Parameters = {
    /** Options of the kit and the wallet it is on. Asked for each time, so that no story inherits from another. */
    create?: (() => createTestKit.Parameters) | undefined
    /** Opens the view and brings it into the state that the story shows. @default opens the modal */
    act?: ((kit: Kit, adapter: TestAdapter) => void | Promise<void>) | undefined
    play?: StoryObj['play']
    /** What services on the network answer. */
    fetch?: typeof window.fetch | undefined
    /** How fast timers run, for states that come late or do not last. @default 1 */
    speed?: number | undefined
    /** Shows it as on a device that is held in the hand. */
    isHandheld?: boolean | undefined
  }
}

/** A story of the whole modal in one state, on a real kit. */
export function modalStory(parameters: modalStory.Parameters = {}): StoryObj {
  const {
    create,
    act = (kit) => void kit.actions.open(),
    play,
    fetch,
    speed,
    isHandheld,
  } = parameters
  return {
    // The code of every view first: a story is not about loading.
    loaders: [preloadViews],
    beforeEach: () => replaceInWindow({ fetch, speed }),
    render: (_, { id, globals }) => {
      const setting = readSetting(globals)
      return (
        <StoryKit
          key={`${id}${JSON.stringify(setting)}`}
          create={() => ({ ...create?.(), ...setting })}
          act={act}
        >
          <Modal />
        </StoryKit>
      )
    },
    ...(isHandheld && { parameters: { isHandheld } }),
    ...(play && { play }),
  }
}
