import type { Meta, StoryObj } from '@storybook/react-vite'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/ConnectMethods' }
export default meta

export const WithWallet: StoryObj = authStory()
export const WithoutWallet: StoryObj = authStory({ hasWallet: false })
export const OnPhone: StoryObj = authStory({ hasWallet: false, isHandheld: true })
export const OnlyEmail: StoryObj = authStory({ features: { socials: false } })
export const OnlyOneProvider: StoryObj = authStory({
  features: { email: false, socials: ['apple'] },
})
export const Collapsed: StoryObj = authStory({ features: { collapseWallets: true } })
export const SocialsFirst: StoryObj = authStory({
  features: { connectMethodsOrder: ['social', 'email', 'wallet'] },
})
export const WithoutWallets: StoryObj = authStory({ enableWallets: false })
export const LegalBox: StoryObj = authStory({
  ...{ termsConditionsUrl: 'https://app.example/terms', features: { legalCheckbox: true } },
  hasWallet: false,
})
export const Invalid: StoryObj = authStory({
  hasWallet: false,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox'), 'ada@app{Enter}')
  },
})
