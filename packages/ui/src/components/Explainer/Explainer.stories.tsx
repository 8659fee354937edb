import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Button } from '../Button/Button.tsx'
import sheet from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'
import { Explainer } from './Explainer.tsx'

const drawing = (
  <Drawing>
    <rect className={sheet.classes.body} x="10" y="10" width="44" height="44" rx="9" />
  </Drawing>
)

const meta: Meta<typeof Explainer> = {
  title: 'Components/Explainer',
  component: Explainer,
  decorators: [stage],
  args: {
    points: [
      { drawing, title: 'A home for what you own', text: 'Coins and collectibles are in it.' },
      { drawing, title: 'One key', text: 'It opens every app, without a password.' },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Explainer>

export const Points: Story = {}
export const WithAWayOn: Story = { args: { children: <Button>Get a wallet</Button> } }
