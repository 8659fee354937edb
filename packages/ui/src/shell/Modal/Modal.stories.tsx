import type { Meta, StoryObj } from '@storybook/react-vite'
import { modalStory } from '../../test/stories/modalStory.tsx'

const meta: Meta = { title: 'Frame/Messages' }
export default meta

export const Success: StoryObj = modalStory({
  speed: 0.01,
  act(kit) {
    void kit.actions.open()
    kit.controllers.snackbar.show({ message: 'Address copied', variant: 'success' })
  },
})

export const Failure: StoryObj = modalStory({
  speed: 0.01,
  act(kit) {
    void kit.actions.open()
    kit.controllers.snackbar.show({
      message: 'Couldn’t copy. Select the text and copy it manually.',
      variant: 'error',
    })
  },
})

export const Alert: StoryObj = modalStory({
  create: () => ({ debug: true }),
  act(kit) {
    void kit.actions.open()
    kit.controllers.alerts.show({
      message: 'The accent has too little contrast with the page (2.1:1).',
      variant: 'warning',
    })
  },
})
