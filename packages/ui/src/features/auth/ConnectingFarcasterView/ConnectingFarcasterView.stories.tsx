import type { Meta, StoryObj } from '@storybook/react-vite'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/ConnectingFarcaster' }
export default meta

const url = 'https://farcaster.xyz/~/siwf?channelToken=8a1c3f55-0d2e-4c11-9f6b-3c8f5f1d7a20'

function farcasterStory(link: string | undefined, options: authStory.Parameters = {}): StoryObj {
  return authStory({
    ...options,
    set(kit, { logins }) {
      kit.controllers.auth?.connectSocial({ provider: 'farcaster' }).catch(() => undefined)
      kit.controllers.router.push({ name: 'ConnectingFarcaster' })
      if (link) logins.prompts.at(-1)?.offerFarcaster(link)
    },
  })
}

export const Loading: StoryObj = farcasterStory(undefined)
export const Code: StoryObj = farcasterStory(url)
export const OnPhone: StoryObj = farcasterStory(url, { isHandheld: true })
export const Late: StoryObj = farcasterStory(url, {
  speed: 30,
  play: () => new Promise((resolve) => setTimeout(resolve, 46_000)),
})
