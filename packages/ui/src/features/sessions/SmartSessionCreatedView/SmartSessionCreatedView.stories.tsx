import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsStory } from '../../../test/stories/sessionsStory.tsx'

const meta: Meta = { title: 'Views/SmartSessionCreated' }
export default meta

export const Default: StoryObj = sessionsStory({ view: 'SmartSessionCreated' })
export const Gone: StoryObj = sessionsStory({ view: 'SmartSessionCreated', isGranted: false })
