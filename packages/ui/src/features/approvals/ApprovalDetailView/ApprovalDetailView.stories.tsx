import type { Meta, StoryObj } from '@storybook/react-vite'
import { approvalsStory } from '../../../test/stories/approvalsStory.tsx'
import { approvalRows } from '../../../test/toApprovalRow.ts'

const meta: Meta = { title: 'Views/ApprovalDetail' }
export default meta

const story = (at: number, play?: StoryObj['play']) =>
  approvalsStory({ route: { name: 'ApprovalDetail', id: approvalRows[at]?.id ?? '' }, play })

export const AnyAmount: StoryObj = story(0)
export const PersonalAccount: StoryObj = story(1)
export const Collection: StoryObj = story(2)
export const Item: StoryObj = story(3)
export const Unlisted: StoryObj = story(4)
export const ExpiredPermit2: StoryObj = story(5)
export const Gone: StoryObj = story(99)
export const Limiting: StoryObj = story(0, async ({ canvasElement, userEvent }) => {
  const { ownerDocument: page } = canvasElement
  const find = () => page.querySelector<HTMLElement>('[data-pinned] button:last-child')
  for (let tries = 0; !find() && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await userEvent.click(find() ?? page.body)
  const field = page.querySelector<HTMLElement>('input[inputmode=decimal]')
  await userEvent.type(field ?? page.body, '100')
})
