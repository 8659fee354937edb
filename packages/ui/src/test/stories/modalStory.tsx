import type { Kit } from '@cleat/core'
import type { StoryObj } from '@storybook/react-vite'
import { Modal } from '../../modal/Modal/Modal.tsx'
import { viewRegistry } from '../../modal/viewRegistry.ts'
import type { TestAdapter } from '../createTestAdapter.ts'
import type { createTestKit } from '../createTestKit.ts'
import { readSetting } from './readSetting.ts'
import { StoryKit } from './StoryKit.tsx'

export declare namespace modalStory {
  type Parameters = {
    /** Options of the kit and the wallet it is on. Asked for each time, so that no story inherits from another. */
    create?: (() => createTestKit.Parameters) | undefined
    /** Opens the view and brings it into the state that the story shows. */
    act: (kit: Kit, adapter: TestAdapter) => void | Promise<void>
    play?: StoryObj['play']
  }
}

/** A story of the whole modal in one state, on a real kit. */
export function modalStory({ create, act, play }: modalStory.Parameters): StoryObj {
  return {
    parameters: { layout: 'fullscreen' },
    // The code of every view first: a story is not about loading.
    loaders: [() => Promise.all(Object.values(viewRegistry).map(({ view }) => view.preload()))],
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
    ...(play && { play }),
  }
}
