import type { Meta, StoryObj } from '@storybook/react-vite'
import { type JSX, useEffect } from 'react'
import { CleatDevtools } from './CleatDevtools.tsx'
import { createTestKit, testView as view } from './test/createTestKit.ts'

type Story = StoryObj<{
  readonly tab: string
  readonly isEmpty?: boolean
  readonly isUnlisted?: boolean
}>
type Made = Awaited<ReturnType<typeof createTestKit>>

/** The panel over an empty page, once its kit is there. */
function Page({ kit, simulation, hasSimulation }: Made & { hasSimulation: boolean }): JSX.Element {
  const { themeMode } = kit.controllers.theme.state
  useEffect(() => () => kit.destroy(), [kit])
  return (
    <main data-theme={themeMode} style={{ padding: 24 }}>
      <h1>An app</h1>
      <CleatDevtools kit={kit} {...(hasSimulation && { simulation })} initialIsOpen />
    </main>
  )
}

const meta: Meta = {
  title: 'Devtools',
  parameters: { a11y: { test: 'error' } },
  loaders: [
    async ({ args, globals }) => {
      const { tab, isEmpty, isUnlisted } = args as NonNullable<Story['args']>
      localStorage.clear()
      localStorage.setItem('cleat.devtools', JSON.stringify({ isOpen: true, height: 460, tab }))
      const themeMode = globals.theme === 'dark' ? 'dark' : 'light'
      const storage = isUnlisted ? unlisted : undefined
      const made = await createTestKit({ themeMode, storage, isConnected: isEmpty !== true })
      if (!isEmpty) setTimeout(() => void fill(made), 100)
      return { made, hasSimulation: !isEmpty }
    },
  ],
  render: (_, { loaded }) => {
    const { made, hasSimulation } = loaded as { made: Made; hasSimulation: boolean }
    return <Page {...made} hasSimulation={hasSimulation} />
  },
}
export default meta

/** An app's own storage, whose keys cannot be listed. */
const unlisted = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** Something in each tab: also what failed. */
async function fill({ kit, simulation }: Made): Promise<void> {
  kit.controllers.events.track('MODAL_OPEN', { connected: false })
  kit.controllers.events.track('CLICK_NETWORKS')
  const ask = (message: string) => kit.request({ type: 'message:sign', message, view })
  await ask('Hello').catch(() => undefined)
  simulation.set({ answer: 'decline', isOnce: true })
  await ask('No').catch(() => undefined)
  const key = ['cleat', kit.id]
  const client = kit.queryClient
  await client?.fetchQuery({ queryKey: [...key, 'balance', 'eip155:1'], queryFn: () => '1' })
  const queryFn = () => Promise.reject(new Error('No RPC of Ethereum answered.'))
  await client
    ?.fetchQuery({ queryKey: [...key, 'tokens', 'eip155:1'], queryFn, retry: false })
    .catch(() => undefined)
}

export const Connections: Story = { args: { tab: 'connections' } }
export const ConnectionsEmpty: Story = { args: { tab: 'connections', isEmpty: true } }
export const Requests: Story = { args: { tab: 'requests' } }
export const RequestsEmpty: Story = { args: { tab: 'requests', isEmpty: true } }
export const Events: Story = { args: { tab: 'events' } }
export const EventsEmpty: Story = { args: { tab: 'events', isEmpty: true } }
export const Queries: Story = { args: { tab: 'queries' } }
export const QueriesEmpty: Story = { args: { tab: 'queries', isEmpty: true } }
export const Storage: Story = { args: { tab: 'storage' } }
export const StorageUnlisted: Story = { args: { tab: 'storage', isUnlisted: true } }
export const Simulate: Story = { args: { tab: 'simulate' } }
export const SimulateEmpty: Story = { args: { tab: 'simulate', isEmpty: true } }
