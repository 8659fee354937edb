import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Button } from '../Button/Button.tsx'
import { NoMatches } from './NoMatches.tsx'

const meta: Meta<typeof NoMatches> = {
  title: 'Components/NoMatches',
  component: NoMatches,
  decorators: [stage],
  args: { children: 'No tokens match “no such token”.' },
}
export default meta

type Story = StoryObj<typeof NoMatches>

export const Sentence: Story = {}
export const Whole: Story = { args: { action: <Button variant="quiet">Clear search</Button> } }
