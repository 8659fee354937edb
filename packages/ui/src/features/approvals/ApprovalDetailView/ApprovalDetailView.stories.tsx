import type { Meta, StoryObj } from '@storybook/react-vite'
import { approvalsStory } from '../../../test/stories/approvalsStory.tsx'
import { approvalRows } from '../../../test/toApprovalRow.ts'

const meta: Meta = { title: 'Views/ApprovalDetail' }
export default meta

const story = (at: number, play?: StoryObj['play']) =>
  approvalsStory({ route: { name: 'ApprovalDetail', id: approvalRows[at]?.id ?? '' }, play })

export const AnyAmount: StoryObj = story(0)
export const PersonalAccount: StoryObj = story(1)
export const ExpiredPermit2: StoryObj = story(2)
export const Collection: StoryObj = story(3)
export const Item: StoryObj = story(4)
export const Hostile: StoryObj = story(5)
export const Gone: StoryObj = story(99)
export const Limiting: StoryObj = story(0, async ({ canvas: screen, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Set an amount instead' }))
  await userEvent.type(await screen.findByRole('textbox'), '100')
})
