import type { Meta, StoryObj } from '@storybook/react-vite'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/EmailLogin' }
export default meta

const route = { name: 'EmailLogin' } as const

export const Empty: StoryObj = authStory({ route })
export const LegalBox: StoryObj = authStory({
  ...{ route, termsConditionsUrl: 'https://app.example/terms' },
  features: { legalCheckbox: true },
})
