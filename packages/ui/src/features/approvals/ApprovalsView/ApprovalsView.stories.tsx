import { CleatError } from '@cleat/core'
import type { NetworkScan } from '@cleat/core/approvals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { scannedIds, toScans } from '../../../test/createFakeApprovals.ts'
import { approvalsStory } from '../../../test/stories/approvalsStory.tsx'
import { approvalRows, toApprovalRow, toTokenOf } from '../../../test/toApprovalRow.ts'

const meta: Meta = { title: 'Views/Approvals' }
export default meta

const since = Date.UTC(2026, 9, 28) / 1000
const reach = { reachedBlock: 21_000_000n, since }
const whole = { reachedBlock: 0n, since: 0 }
const ended = (networks: readonly NetworkScan[]) => ({ status: 'ended', networks }) as const
const pending = (networks: readonly NetworkScan[]) => ({ status: 'pending', networks }) as const
const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
const failed = toScans(whole, scannedIds.slice(0, 2)).map(
  ({ chainId }): NetworkScan => ({
    ...{ chainId, status: 'error', error },
  }),
)
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
  state: { scan: ended(toScans(reach)) },
})
export const LookingFurther: StoryObj = approvalsStory({
  state: { scan: pending(toScans(reach)) },
})
export const Loading: StoryObj = approvalsStory({
  state: { scan: pending([]), rows: [] },
})
export const Empty: StoryObj = approvalsStory({
  state: { scan: ended(toScans(reach)), rows: [] },
})
export const Failed: StoryObj = approvalsStory({
  state: { scan: ended(failed), rows: [] },
})
export const FailedLater: StoryObj = approvalsStory({
  state: { scan: ended([...toScans(whole), ...failed.slice(1)]) },
})
export const AllNetworks: StoryObj = approvalsStory({
  state: {
    scan: ended(toScans(whole, scannedIds)),
    rows: approvalRows.map((row, at) => ({ ...row, chainId: scannedIds[at] ?? row.chainId })),
  },
})
export const TwoNetworksInPart: StoryObj = approvalsStory({
  state: { scan: ended([...toScans(whole), ...toScans(reach, scannedIds.slice(1, 3))]) },
})
export const ManyNetworksInPart: StoryObj = approvalsStory({
  state: { scan: ended(toScans(reach, scannedIds)) },
})
export const OfToken: StoryObj = approvalsStory({
  route: { name: 'Approvals', token: toTokenOf(approvalRows[0]) },
})
export const OfTokenEmpty: StoryObj = approvalsStory({
  route: { name: 'Approvals', token: toTokenOf(toApprovalRow({ token: `0x${'1'.repeat(40)}` })) },
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
