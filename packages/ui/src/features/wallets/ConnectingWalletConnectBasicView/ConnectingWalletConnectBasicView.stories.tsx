import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { copyIcon } from '../../../icons/copyIcon.ts'
import { pairingUri } from '../../../test/createTestPairing.ts'
import { pairingStory } from '../../../test/stories/pairingStory.ts'

const meta: Meta = { title: 'Views/ConnectingWalletConnectBasic' }
export default meta

const show = (parameters: Omit<pairingStory.Parameters, 'route'> = {}): StoryObj =>
  pairingStory({ route: { name: 'ConnectingWalletConnectBasic' }, ...parameters })

export const Code: StoryObj = show({ act: (pairing) => pairing.propose() })
export const Waiting: StoryObj = show({ speed: 0.01 })
export const Declined: StoryObj = show({
  act(pairing) {
    pairing.propose('wc:one@2')
    pairing.decline(pairingUri)
  },
})
export const Unreachable: StoryObj = show({
  act: (pairing) =>
    pairing.fail(
      new CleatError('CONNECTION_RELAY_UNREACHABLE', {
        context: { relay: 'wss://relay.example' },
      }),
    ),
})
export const Connected: StoryObj = show({ speed: 0.01, act: (pairing) => pairing.answer() })
/** The clipboard is unavailable, so the link is shown. */
export const CopyRefused: StoryObj = show({
  act: (pairing) => pairing.propose(),
  async play({ canvas, userEvent }) {
    const { clipboard } = navigator
    const refused = { writeText: () => Promise.reject(new Error('denied')) }
    Object.defineProperty(navigator, 'clipboard', { value: refused, configurable: true })
    const { execCommand } = document
    document.execCommand = () => false
    await userEvent.click(await findCopyButton(canvas))
    await canvas.findByRole('textbox')
    document.execCommand = execCommand
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  },
})

/** It is disabled until the link is there. */
async function findCopyButton(canvas: { queryAllByRole(role: string): HTMLElement[] }) {
  for (;;) {
    const buttons = canvas.queryAllByRole('button').filter(({ ariaDisabled }) => !ariaDisabled)
    const copy = buttons.find((button) => button.querySelector(`path[d="${copyIcon.d}"]`))
    if (copy) return copy
    await new Promise((done) => setTimeout(done, 10))
  }
}
