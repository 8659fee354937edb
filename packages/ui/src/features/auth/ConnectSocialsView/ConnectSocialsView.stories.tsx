import type { Meta, StoryObj } from '@storybook/react-vite'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/ConnectSocials' }
export default meta

const route = { name: 'ConnectSocials' } as const

export const All: StoryObj = authStory({ route })
export const LegalBox: StoryObj = authStory({
  ...{ route, termsConditionsUrl: 'https://app.example/terms' },
  features: { legalCheckbox: true },
})
