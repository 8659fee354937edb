import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowDownIcon from 'lucide-react/icons/arrow-down'
import ArrowLeftRightIcon from 'lucide-react/icons/arrow-left-right'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import SendIcon from 'lucide-react/icons/send'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ActionTile } from './ActionTile.tsx'

const meta: Meta<typeof ActionTile> = { title: 'Components/ActionTile', decorators: [stage] }
export default meta

const actions = [
  ['Buy', CreditCardIcon],
  ['Receive', ArrowDownIcon],
  ['Swap', ArrowLeftRightIcon],
  ['Send', SendIcon],
] as const

const toRow = (labels: (label: string) => string) => (
  <div style={{ display: 'flex', gap: 8 }}>
    {actions.map(([label, icon]) => (
      <ActionTile
        key={label}
        icon={<Icon of={icon} />}
        label={labels(label)}
        onPress={() => undefined}
      />
    ))}
  </div>
)

export const Row: StoryObj = { render: () => toRow((label) => label) }
export const LongLabels: StoryObj = { render: () => toRow((label) => `${label} tokens`) }
