import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

const meta: Meta<typeof Skeleton> = { title: 'Components/Skeleton', decorators: [stage] }
export default meta

export const Amount: StoryObj = {
  render: () => <Skeleton label="Loading your balance" isShown />,
}
export const Rows: StoryObj = { render: () => <SkeletonRows label="Loading wallets" isShown /> }
