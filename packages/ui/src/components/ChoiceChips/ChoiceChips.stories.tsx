import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'

const meta: Meta<typeof ChoiceChips> = { title: 'Components/ChoiceChips', decorators: [stage] }
export default meta

const chips = [
  { value: 100, name: 'Auto · 1%' },
  { value: 10, name: '0.1%' },
  { value: 50, name: '0.5%' },
]
const show = (chosen: number | undefined): StoryObj => ({
  render: () => (
    <ChoiceChips label="Limit" chips={chips} chosen={chosen} onChoose={() => undefined} />
  ),
})

export const Chosen: StoryObj = show(100)
export const None: StoryObj = show(undefined)
