import type { Kit, Route } from '@cleat/core'
import type { StoryObj } from '@storybook/react-vite'
import { createTestLogins, type TestLogins } from '../createTestLogins.ts'
import { modalStory } from './modalStory.tsx'

export declare namespace authStory {
  type Parameters = createTestLogins.Parameters & {
    /** What is shown on top of the first view. @default the first view */
    route?: Route | undefined
    /** Brings the logins into the state that the story shows. */
    set?: ((kit: Kit, test: TestLogins) => unknown) | undefined
    play?: StoryObj['play']
    isHandheld?: boolean | undefined
    speed?: number | undefined
  }
}

/** The modal of an app with logins to an embedded wallet. */
export function authStory(parameters: authStory.Parameters = {}): StoryObj {
  const { route, set, play, isHandheld, speed, ...options } = parameters
  let made: TestLogins | undefined
  return modalStory({
    ...{ play, isHandheld, speed },
    create() {
      made = createTestLogins(options)
      return made.options
    },
    async act(kit) {
      const test = made
      if (!test) return
      await test.load(kit)
      void kit.actions.open()
      if (route) kit.controllers.router.push(route)
      await set?.(kit, test)
    },
  })
}
