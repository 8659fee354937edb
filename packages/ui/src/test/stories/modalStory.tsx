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
    /** The kit's options and wallet. Called for each story, so that stories share no state. */
    create?: (() => createTestKit.Parameters) | undefined
    /** Opens the view and sets the state that the story shows. @default opens the modal */
    act?: ((kit: Kit, adapter: TestAdapter) => void | Promise<void>) | undefined
    play?: StoryObj['play']
    /** The answers of network services. */
    fetch?: typeof window.fetch | undefined
    /** The speed of timers, for late or short-lived states. @default 1 */
    speed?: number | undefined
    /** Emulates a phone. */
    isHandheld?: boolean | undefined
  }
}

/** A story of the whole modal in one state, with a real kit. */
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
    // Loads the code of every view first, because stories do not cover loading.
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
