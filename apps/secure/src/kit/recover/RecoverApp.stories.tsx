import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import type { OpenedKit } from '../opening/openedKit.ts'
import { CodeStep } from './CodeStep/CodeStep.tsx'
import { FileStep } from './FileStep/FileStep.tsx'
import { OpenedStep } from './OpenedStep/OpenedStep.tsx'
import { UnsupportedStep } from './UnsupportedStep.tsx'

const meta: Meta = { title: 'Wallet/KitPage', decorators: [frameStage] }
export default meta

type Story = StoryObj

const nothing = () => undefined
const code = { createdAt: '2026-11-28T06:30:00.000Z', isBusy: false, problem: undefined }
const asked = { onCode: nothing, onOtherFile: nothing }
const kit: OpenedKit = {
  entropy: new Uint8Array(32).fill(7),
  isOther: false,
  accounts: [
    {
      ...{ namespace: 'eip155', type: 'eoa', privateKey: new Uint8Array(32).fill(7) },
      address: '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb',
    },
    {
      ...{ namespace: 'solana', type: 'eoa', privateKey: new Uint8Array(32).fill(7) },
      address: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
    },
  ],
}

export const File: Story = { render: () => <FileStep onKit={nothing} /> }
export const Code: Story = { render: () => <CodeStep {...code} {...asked} /> }
export const Mistyped: Story = {
  render: () => <CodeStep {...code} {...asked} problem="mistyped" />,
}
export const RecoveryCode: Story = {
  render: () => <CodeStep {...code} {...asked} problem="recoveryCode" />,
}
export const Refused: Story = { render: () => <CodeStep {...code} {...asked} problem="refused" /> }
export const Opening: Story = { render: () => <CodeStep {...code} {...asked} isBusy={true} /> }
export const Opened: Story = { render: () => <OpenedStep kit={kit} onClose={nothing} /> }
export const OtherAddresses: Story = {
  render: () => <OpenedStep kit={{ ...kit, isOther: true }} onClose={nothing} />,
}
export const Unsupported: Story = { render: () => <UnsupportedStep /> }
/** Holding is what a switch does: one press, and the wait. */
export const Words: Story = {
  render: () => <OpenedStep kit={kit} onClose={nothing} />,
  async play({ canvasElement }) {
    canvasElement.querySelector('button')?.click()
    await new Promise((done) => setTimeout(done, 3_300))
  },
}
