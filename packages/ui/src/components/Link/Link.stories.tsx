import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Link } from './Link.tsx'

const meta: Meta<typeof Link> = { title: 'Components/Link', decorators: [stage] }
export default meta

export const InText: StoryObj = {
  render: () => (
    <p>
      By connecting you agree to the <Link href="https://app.example/terms">terms of use</Link>.
    </p>
  ),
}
