import type { Meta, StoryObj } from '@storybook/react-vite'
import { triangleAlertIcon } from '../../icons/triangleAlertIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { SettingRow } from './SettingRow.tsx'

const meta: Meta<typeof SettingRow> = {
  title: 'Components/SettingRow',
  component: SettingRow,
  decorators: [stage],
}
export default meta

type Story = StoryObj<typeof SettingRow>

export const Value: Story = { args: { name: 'Wallet', value: 'Harbour' } }
export const Button: Story = {
  args: { name: 'Network', value: 'Base', onPress: () => undefined },
}
export const Link: Story = {
  args: { name: 'View on explorer', href: 'https://explorer.example' },
}
export const Warning: Story = {
  args: {
    ...{ name: 'Recovery', value: 'Not tested', onPress: () => undefined },
    icon: <Icon of={triangleAlertIcon} size={16} />,
  },
}
export const LongValue: Story = {
  args: { name: 'Logged in as', value: 'a.visitor.with.a.very.long.address@subdomain.app.example' },
}
