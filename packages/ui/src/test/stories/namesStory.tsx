import type { StoryObj } from '@storybook/react-vite'
import { answerNames, zone } from '../answerNames.ts'
import { createTestAdapter, rabby, type TestAdapter } from '../createTestAdapter.ts'
import { modalStory } from './modalStory.tsx'

type Sign = NonNullable<TestAdapter['features']['message:sign']>

export declare namespace namesStory {
  type Parameters = answerNames.Parameters & {
    /** What the visitor typed. @default nothing */
    text?: string | undefined
    /** Presses the button. @default false */
    isRegistering?: boolean | undefined
    /** What the wallet does with the message. @default it signs */
    sign?: Sign | undefined
    /** Shows a name that the account has. @default the form */
    ensName?: string | undefined
    /** Opens the settings of the account. @default false */
    isInSettings?: boolean | undefined
    speed?: number | undefined
  }
}

/** A wallet that signs every text. */
const signAll: Sign = async () => ({ signature: `0x${'ab'.repeat(65)}` })

/** The modal with a connected account that chooses a name. */
export function namesStory(parameters: namesStory.Parameters = {}): StoryObj {
  const { text, isRegistering, sign = signAll, ensName, isInSettings, speed } = parameters
  return modalStory({
    speed,
    fetch: answerNames(parameters).fetch,
    create() {
      const adapter = createTestAdapter({ session: rabby.id })
      Object.assign(adapter.features, { 'message:sign': sign })
      return {
        ...{ adapter, names: { zone }, services: { data: 'https://names.example' } },
        metadata: { name: 'Harbour', icons: [] },
      }
    },
    async act(kit) {
      const names = await kit.feature('names')
      await kit.actions.reconnect()
      if (isInSettings) {
        // As mounting the modal does.
        await (await kit.runtime.load()).followIdentities()
        void kit.actions.open({ view: 'AccountSettings' })
        return
      }
      void kit.actions.open({ view: 'RegisterAccountName' })
      if (ensName !== undefined)
        kit.controllers.router.replace({ name: 'RegisterAccountNameSuccess', ensName })
      if (text === undefined) return
      await new Promise((done) => setTimeout(done, 100))
      names.setText(text)
      while (names.state.check.status === 'checking')
        await new Promise((done) => setTimeout(done, 20))
      if (isRegistering) await names.registerName({ name: text }).catch(() => undefined)
    },
  })
}
