import type { Meta, StoryObj } from '@storybook/react-vite'
import { callsStory } from '../../../test/stories/callsStory.tsx'

const meta: Meta = { title: 'Views/BatchProgress' }
export default meta

export const Waiting: StoryObj = callsStory({
  ...{ mode: 'wallet', isAtomic: true, steps: ['sent', 'sent'] },
})
export const Asking: StoryObj = callsStory({ steps: ['confirmed', 'waiting'], isAsking: true })
export const AskingPhone: StoryObj = callsStory({
  ...{ steps: ['confirmed', 'waiting'], isAsking: true, isHandheld: true },
})
export const InTheNetwork: StoryObj = callsStory({ steps: ['sent', 'waiting', 'waiting'] })
export const Next: StoryObj = callsStory({ steps: ['confirmed', 'waiting'] })
export const Done: StoryObj = callsStory({
  ...{ status: 'confirmed', steps: ['confirmed', 'confirmed', 'confirmed'] },
})
export const Declined: StoryObj = callsStory({
  ...{ status: 'partial', steps: ['confirmed', 'declined'] },
})
export const Partial: StoryObj = callsStory({
  ...{ status: 'partial', mode: 'wallet', steps: ['confirmed', 'reverted'] },
})
export const NotSent: StoryObj = callsStory({
  ...{ status: 'notSent', mode: 'wallet', steps: ['declined', 'declined'] },
})
export const OneByOne: StoryObj = callsStory({ status: 'notSent', steps: ['waiting', 'waiting'] })
export const Failed: StoryObj = callsStory({
  ...{ status: 'reverted', mode: 'wallet', steps: ['reverted', 'reverted'] },
})
export const Unknown: StoryObj = callsStory({ status: 'unknown', steps: ['confirmed', 'unknown'] })
export const Gone: StoryObj = callsStory({ steps: ['waiting'], shownId: 'another' })
