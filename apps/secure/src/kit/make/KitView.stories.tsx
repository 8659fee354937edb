import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { KitView } from './KitView.tsx'

const meta: Meta<typeof KitView> = {
  title: 'Wallet/KitView',
  component: KitView,
  decorators: [frameStage],
}
export default meta

type Story = StoryObj<typeof KitView>

const asked = { isBusy: false, answer: () => undefined }
const code = '7K2M-Q9TD-0XVB-5HNR-E3CJ-8WPA-Y4FG'
const saved = { code, file: '{}', fileName: 'recovery-kit-2026-11-28.json' }

export const Start: Story = { args: { view: { ...asked, name: 'kitStart', shown: {} } } }
export const Incomplete: Story = {
  args: { view: { ...asked, name: 'kitStart', shown: { problem: 'incomplete' } } },
}
export const Unreachable: Story = {
  args: { view: { ...asked, name: 'kitStart', shown: { problem: 'service' } } },
}
export const Making: Story = {
  args: { view: { ...asked, isBusy: true, name: 'kitStart', shown: {} } },
}
export const Save: Story = { args: { view: { ...asked, name: 'kitSave', shown: saved } } }
export const Confirm: Story = {
  args: { view: { ...asked, name: 'kitConfirm', shown: { groups: [2, 5], isWrong: false } } },
}
export const Wrong: Story = {
  args: { view: { ...asked, name: 'kitConfirm', shown: { groups: [2, 5], isWrong: true } } },
}
export const Ready: Story = { args: { view: { ...asked, name: 'kitDone', shown: {} } } }
