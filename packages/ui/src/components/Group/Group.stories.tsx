import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Row } from '../Row/Row.tsx'
import { WalletImage } from '../WalletImage/WalletImage.tsx'
import { Group } from './Group.tsx'

const meta: Meta<typeof Group> = { title: 'Components/Group', decorators: [stage] }
export default meta

const toRows = (...names: string[]) =>
  names.map((name) => (
    <li key={name}>
      <Row icon={<WalletImage name={name} />} name={name} onPress={() => undefined} />
    </li>
  ))

export const Default: StoryObj = {
  render: () => (
    <div>
      <Group heading="Recent">{toRows('Rabby')}</Group>
      <Group heading="Installed">{toRows('Frame', 'Brave Wallet')}</Group>
    </div>
  ),
}
