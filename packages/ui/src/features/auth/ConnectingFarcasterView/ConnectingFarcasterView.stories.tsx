import { CleatError, type FarcasterLink } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/ConnectingFarcaster' }
export default meta

const url = 'https://farcaster.xyz/~/siwf?channelToken=8a1c3f55-0d2e-4c11-9f6b-3c8f5f1d7a20'
const ownUrl = 'https://wallet.app.example/w/farcaster#5c1NQm9vY2hhbm5lbHM2AA'
const own = { url: ownUrl, door: 'own' } as const

function farcasterStory(
  link: (Partial<FarcasterLink> & { readonly url: string }) | undefined,
  options: authStory.Parameters = {},
): StoryObj {
  return authStory({
    ...options,
    set(kit, { logins }) {
      kit.controllers.auth?.connectFarcaster().catch(() => undefined)
      kit.controllers.router.push({ name: 'ConnectingFarcaster' })
      if (link) logins.prompts.at(-1)?.offerFarcaster(link.url, link)
    },
  })
}

function failedStory(error: CleatError, socials: readonly 'farcaster'[] = ['farcaster']): StoryObj {
  return authStory({
    set(kit, { logins }) {
      logins.methods = { email: true, passkey: true, socials }
      kit.controllers.auth?.connectFarcaster().catch(() => undefined)
      kit.controllers.router.push({ name: 'ConnectingFarcaster' })
      logins.prompts.at(-1)?.reject(error)
    },
  })
}

export const Loading: StoryObj = farcasterStory(undefined)
export const Code: StoryObj = farcasterStory({ url })
export const OnPhone: StoryObj = farcasterStory({ url }, { isHandheld: true })
export const OwnPage: StoryObj = farcasterStory(own)
export const OwnPageOnPhone: StoryObj = farcasterStory(own, { isHandheld: true })
export const Seen: StoryObj = farcasterStory({ ...own, isSeen: true })
export const SeenOnPhone: StoryObj = farcasterStory({ ...own, isSeen: true }, { isHandheld: true })
export const InMiniApp: StoryObj = authStory({
  isHandheld: true,
  set(kit, { logins }) {
    kit.controllers.auth?.connectFarcaster().catch(() => undefined)
    kit.controllers.router.push({ name: 'ConnectingFarcaster' })
    logins.prompts.at(-1)?.step('app')
  },
})
export const Declined: StoryObj = failedStory(
  new CleatError('LOGIN_PROVIDER_REFUSED', { context: { provider: 'farcaster' } }),
)
export const Expired: StoryObj = failedStory(
  new CleatError('CONNECTION_TIMEOUT', { context: { wallet: 'Harbour', timeoutMs: 600_000 } }),
)
export const NotAvailable: StoryObj = failedStory(
  new CleatError('LOGIN_PROVIDER_FAILED', { context: { provider: 'farcaster', reason: 'off' } }),
  [],
)
export const Late: StoryObj = farcasterStory(
  { url },
  {
    speed: 30,
    play: () => new Promise((resolve) => setTimeout(resolve, 46_000)),
  },
)
