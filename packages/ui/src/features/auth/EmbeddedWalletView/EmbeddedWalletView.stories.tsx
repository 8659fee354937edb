import { type AuthController, CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestLogins } from '../../../test/createTestLogins.ts'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/EmbeddedWallet' }
export default meta

const email = 'ada@app.example'

function loginStory(
  logIn: (auth: AuthController) => Promise<unknown>,
  set: (test: TestLogins) => void,
  options: authStory.Parameters = {},
): StoryObj {
  return authStory({
    ...options,
    set(kit, test) {
      kit.controllers.router.push({ name: 'EmbeddedWallet' })
      if (kit.controllers.auth) logIn(kit.controllers.auth).catch(() => undefined)
      set(test)
    },
  })
}

const byEmail = (auth: AuthController) => auth.connectEmail({ email })
const byPasskey = (auth: AuthController) => auth.connectPasskey()
const failing = (error: CleatError) =>
  loginStory(byEmail, ({ logins }) => logins.prompts.at(-1)?.reject(error))

export const Loading: StoryObj = loginStory(byEmail, () => undefined)
export const Frame: StoryObj = loginStory(byEmail, ({ logins }) => logins.show({ view: 'code' }))
export const FrameOnPhone: StoryObj = loginStory(
  byEmail,
  ({ logins }) => logins.show({ view: 'create', height: 480 }),
  { isHandheld: true },
)
export const Passkey: StoryObj = loginStory(byPasskey, () => undefined)
export const PasskeyNotCompleted: StoryObj = loginStory(byPasskey, ({ logins }) =>
  logins.prompts
    .at(-1)
    ?.reject(new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } })),
)
export const OtherWindow: StoryObj = loginStory(byEmail, ({ logins }) =>
  logins.prompts.at(-1)?.step('window'),
)
export const LoginWindowWanted: StoryObj = loginStory(byEmail, ({ logins }) =>
  logins.show({ view: 'window' }),
)
export const LoginWindowOpen: StoryObj = loginStory(byEmail, ({ logins }) =>
  logins.show({ view: 'window', window: 'open' }),
)
export const Connecting: StoryObj = loginStory(byEmail, ({ logins }) =>
  logins.prompts.at(-1)?.approve(),
)
export const Unreachable: StoryObj = failing(
  new CleatError('FRAME_UNREACHABLE', { context: { origin: 'https://wallet.app.example' } }),
)
export const Throttled: StoryObj = failing(
  new CleatError('LOGIN_THROTTLED', { context: { retryAfterMs: 30_000 } }),
)
export const Expired: StoryObj = failing(new CleatError('LOGIN_CODE_EXPIRED'))
export const Approval: StoryObj = authStory({
  isConnected: true,
  set: (_, { logins }) => logins.show({ view: 'approve', height: 480 }),
})

const windowStory = (window?: 'open' | 'blocked' | 'refused') =>
  authStory({
    isConnected: true,
    set: (_, { logins }) => logins.show({ view: 'window', window }),
  })

export const WindowWanted: StoryObj = windowStory()
export const WindowOpen: StoryObj = windowStory('open')
export const WindowBlocked: StoryObj = windowStory('blocked')
export const WindowRefused: StoryObj = windowStory('refused')
