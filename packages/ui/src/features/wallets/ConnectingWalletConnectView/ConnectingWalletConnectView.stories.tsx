import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pairingUri } from '../../../test/createTestPairing.ts'
import { openApp } from '../../../test/stories/openApp.ts'
import { findWallet, pairingStory } from '../../../test/stories/pairingStory.ts'

const meta: Meta = { title: 'Views/ConnectingWalletConnect' }
export default meta

const relay = 'wss://relay.example'
const show = (name: string, parameters: Omit<pairingStory.Parameters, 'route'> = {}): StoryObj =>
  pairingStory({
    route: async () => ({ name: 'ConnectingWalletConnect', wallet: await findWallet(name) }),
    ...parameters,
  })

/** By index, because its name is translated. */
const chooseTab =
  (place: number): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    const tab = (await canvas.findAllByRole('tab'))[place]
    if (tab) await userEvent.click(tab)
  }

export const Code: StoryObj = show('Rainbow', { act: (pairing) => pairing.propose() })
export const CodeWithTabs: StoryObj = show('Zerion', { act: (pairing) => pairing.propose() })
export const DesktopApp: StoryObj = show('GoodWallet', {
  act: (pairing) => pairing.propose(),
  play: chooseTab(1),
})
export const WebApp: StoryObj = show('GoodWallet', {
  act: (pairing) => pairing.propose(),
  play: chooseTab(2),
})
export const Waiting: StoryObj = show('Rainbow', { speed: 0.01 })
export const Slow: StoryObj = show('Rainbow', { speed: 40 })
export const Declined: StoryObj = show('Rainbow', {
  act(pairing) {
    pairing.propose('wc:one@2')
    pairing.decline(pairingUri)
  },
})
export const Unreachable: StoryObj = show('Rainbow', {
  act: (pairing) =>
    pairing.fail(new CleatError('CONNECTION_RELAY_UNREACHABLE', { context: { relay } })),
})
export const Refused: StoryObj = show('Rainbow', {
  act: (pairing) =>
    pairing.fail(
      new CleatError('CONNECTION_RELAY_REFUSED', { context: { relay, reason: 'clock' } }),
    ),
})
export const Connected: StoryObj = show('Rainbow', {
  speed: 0.01,
  act: (pairing) => pairing.answer(),
})
export const CannotBePaired: StoryObj = pairingStory({
  route: {
    name: 'ConnectingWalletConnect',
    wallet: { id: 'own', name: 'Own wallet', supports_wc: false },
  },
})
export const LegalBox: StoryObj = show('Rainbow', {
  create: () => ({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  }),
})
export const OnPhone: StoryObj = show('Rainbow', {
  isHandheld: true,
  act: (pairing) => pairing.propose(),
})
export const OnPhoneWaiting: StoryObj = show('Rainbow', { isHandheld: true, speed: 0.01 })
export const OnPhoneOpened: StoryObj = show('Rainbow', {
  isHandheld: true,
  speed: 0.01,
  act: (pairing) => pairing.propose(),
  play: openApp,
})
export const OnPhoneNotOpened: StoryObj = show('Rainbow', {
  isHandheld: true,
  speed: 20,
  act: (pairing) => pairing.propose(),
  play: openApp,
})
export const OnPhoneWithTabs: StoryObj = show('GoodWallet', {
  isHandheld: true,
  act: (pairing) => pairing.propose(),
})
export const OnPhoneElsewhere: StoryObj = show('Rainbow', {
  isHandheld: true,
  act: (pairing) => pairing.propose(),
  play: chooseTab(1),
})
