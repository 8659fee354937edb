import { type AuthStep, CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/ConnectingSocial' }
export default meta

const provider = 'google'

function socialStory(step: AuthStep, options: authStory.Parameters = {}): StoryObj {
  return authStory({
    ...options,
    set(kit, { logins }) {
      kit.controllers.auth?.connectSocial({ provider }).catch(() => undefined)
      kit.controllers.router.push({ name: 'ConnectingSocial', provider })
      logins.prompts.at(-1)?.step(step)
    },
  })
}

function failedStory(
  error: CleatError,
  methods: readonly ('google' | 'x')[] = ['google'],
): StoryObj {
  return authStory({
    set(kit, { logins }) {
      logins.methods = { email: true, passkey: true, socials: methods }
      kit.controllers.auth?.connectSocial({ provider }).catch(() => undefined)
      kit.controllers.router.push({ name: 'ConnectingSocial', provider })
      logins.prompts.at(-1)?.reject(error)
    },
  })
}

const refused = new CleatError('LOGIN_PROVIDER_REFUSED', { context: { provider } })

export const Opening: StoryObj = socialStory('service')
export const Waiting: StoryObj = socialStory('window')
export const WaitingOnPhone: StoryObj = socialStory('window', { isHandheld: true })
export const Late: StoryObj = socialStory('window', {
  speed: 30,
  play: () => new Promise((resolve) => setTimeout(resolve, 46_000)),
})
export const Blocked: StoryObj = socialStory('blocked')
export const Redirect: StoryObj = socialStory('redirect')
export const Refused: StoryObj = failedStory(refused)
export const WindowClosed: StoryObj = failedStory(
  new CleatError('LOGIN_WINDOW_CLOSED', { context: { provider } }),
)
export const Failed: StoryObj = failedStory(
  new CleatError('LOGIN_PROVIDER_FAILED', { context: { provider, reason: 'the state differs' } }),
)
export const NotAvailable: StoryObj = failedStory(refused, ['x'])
export const Connecting: StoryObj = authStory({
  set(kit, { logins }) {
    kit.controllers.auth?.connectSocial({ provider }).catch(() => undefined)
    kit.controllers.router.push({ name: 'ConnectingSocial', provider })
    logins.prompts.at(-1)?.approve()
  },
})
export const Success: StoryObj = authStory({
  speed: 0.01,
  async set(kit, { logins, adapter }) {
    const connecting = kit.controllers.auth?.connectSocial({ provider })
    kit.controllers.router.push({ name: 'ConnectingSocial', provider })
    logins.prompts.at(-1)?.approve()
    while (adapter.asked.length === 0) await Promise.resolve()
    adapter.answer()
    await connecting
  },
})
