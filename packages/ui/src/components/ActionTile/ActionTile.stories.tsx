import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrowDownIcon } from '../../icons/arrowDownIcon.ts'
import { arrowLeftRightIcon } from '../../icons/arrowLeftRightIcon.ts'
import { creditCardIcon } from '../../icons/creditCardIcon.ts'
import { sendIcon } from '../../icons/sendIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ActionTile } from './ActionTile.tsx'

const meta: Meta<typeof ActionTile> = { title: 'Components/ActionTile', decorators: [stage] }
export default meta

const actions = [
  ['Buy', creditCardIcon],
  ['Receive', arrowDownIcon],
  ['Swap', arrowLeftRightIcon],
  ['Send', sendIcon],
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
