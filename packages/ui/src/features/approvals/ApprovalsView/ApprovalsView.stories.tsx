import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { approvalsStory } from '../../../test/stories/approvalsStory.tsx'
import { toApprovalRow } from '../../../test/toApprovalRow.ts'

const meta: Meta = { title: 'Views/Approvals' }
export default meta

const since = Date.UTC(2026, 9, 28) / 1000
const reach = { reachedBlock: 21_000_000n, since }
const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
const choose: StoryObj['play'] = async ({ canvasElement, userEvent }) => {
  const { ownerDocument: page } = canvasElement
  const find = () => page.querySelector<HTMLElement>('[data-pinned] button')
  for (let tries = 0; !find() && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await userEvent.click(find() ?? page.body)
  const boxes = page.querySelectorAll<HTMLElement>('[role=checkbox]')
  for (const box of [...boxes].slice(0, 2)) await userEvent.click(box)
}

export const Found: StoryObj = approvalsStory()
export const FoundOnPhone: StoryObj = approvalsStory({ isHandheld: true })
export const FoundRecent: StoryObj = approvalsStory({
  state: { scan: { status: 'success', reach } },
})
export const LookingFurther: StoryObj = approvalsStory({
  state: { scan: { status: 'pending', reach } },
})
export const Loading: StoryObj = approvalsStory({
  state: { scan: { status: 'pending' }, rows: [] },
})
export const Empty: StoryObj = approvalsStory({
  state: { scan: { status: 'success', reach }, rows: [] },
})
export const Failed: StoryObj = approvalsStory({
  state: { scan: { status: 'error', error }, rows: [] },
})
export const FailedLater: StoryObj = approvalsStory({
  state: { scan: { status: 'error', error, reach } },
})
export const Unsupported: StoryObj = approvalsStory({ state: { isSupported: false, rows: [] } })
export const Chosen: StoryObj = approvalsStory({ play: choose })
export const Many: StoryObj = approvalsStory({
  state: {
    rows: Array.from({ length: 10_000 }, (_, at) =>
      toApprovalRow({ id: `${at}`, value: BigInt(10_000 - at), exposed: BigInt(10_000 - at) }),
    ),
  },
})
