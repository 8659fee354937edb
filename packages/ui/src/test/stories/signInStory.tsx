import type { Kit, KitOptions } from '@cleat/core'
import type { StoryObj } from '@storybook/react-vite'
import { answerNames, type OfferedName, zone } from '../answerNames.ts'
import { createTestAdapter, rabby, type TestAdapter } from '../createTestAdapter.ts'
import { createTestSiwx } from '../createTestSiwx.ts'
import { modalStory } from './modalStory.tsx'

type Siwx = NonNullable<KitOptions['siwx']>
type Sign = NonNullable<TestAdapter['features']['message:sign']>

export declare namespace signInStory {
  type Parameters = {
    siwx?: Partial<Siwx> | undefined
    /** What the wallet does with the message. @default it signs */
    sign?: Sign | undefined
    /** Further accounts that the wallet shares. */
    others?: readonly string[] | undefined
    /** Presses the button. @default false */
    isSigning?: boolean | undefined
    /** The view that opens once the account is connected. @default 'ConnectingSiwe' */
    view?: 'ConnectingSiwe' | 'AccountSessions' | 'Account' | undefined
    /** Names that were offered to the account and by it. @default the app has no names */
    transfers?: readonly OfferedName[] | undefined
    speed?: number | undefined
  }
}

/** A wallet that signs every text. */
const signAll: Sign = async () => ({ signature: `0x${'ab'.repeat(65)}` })

/** The modal with a connected account that signs in. */
export function signInStory(parameters: signInStory.Parameters = {}): StoryObj {
  const { siwx, sign = signAll, others, isSigning, view = 'ConnectingSiwe', speed } = parameters
  const { transfers } = parameters
  return modalStory({
    speed,
    ...(transfers && { fetch: answerNames({ transfers }).fetch }),
    create() {
      const adapter = createTestAdapter({ session: rabby.id, others })
      Object.assign(adapter.features, { 'message:sign': sign })
      return {
        ...{ adapter, siwx: createTestSiwx(siwx), metadata: { name: 'Harbour', icons: [] } },
        ...(transfers && { names: { zone }, services: { data: 'https://names.example' } }),
      }
    },
    async act(kit) {
      await openSignIn(kit)
      if (isSigning) await kit.controllers.signIn?.signIn().catch(() => undefined)
      if (view !== 'ConnectingSiwe') {
        void kit.actions.open({ view: 'Account' })
        if (view === 'AccountSessions') kit.controllers.router.push({ name: view })
      }
    },
  })
}

async function openSignIn(kit: Kit): Promise<void> {
  const signIn = await kit.feature('signIn')
  while (kit.controllers.account.get('eip155').status !== 'connected')
    await new Promise((done) => setTimeout(done, 10))
  void kit.actions.open({ view: 'ConnectingSiwe' })
  await signIn.prepareSignIn()
}
