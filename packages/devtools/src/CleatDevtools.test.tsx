import { AppKitProvider, type createAppKit } from '@cleat/react'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatDevtools } from './CleatDevtools.tsx'
import { CleatDevtools as InertDevtools } from './inert/CleatDevtools.ts'
import { createSimulation as createInertSimulation } from './inert/createSimulation.ts'
import { panelTabs } from './panel/panelTab.ts'
import { createTestKit, testView as view } from './test/createTestKit.ts'

type AppKit = ReturnType<typeof createAppKit>

const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-cleat=devtools]')]
const inside = () =>
  within((hosts()[0]?.shadowRoot?.lastElementChild ?? document.body) as HTMLElement)
const tab = (name: string) => inside().getByRole('tab', { name })

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function open(parameters: Parameters<typeof createTestKit>[0] = {}) {
  const made = await createTestKit(parameters)
  const { kit, simulation } = made
  const user = userEvent.setup({ document })
  const drawn = render(<CleatDevtools kit={kit} simulation={simulation} initialIsOpen />)
  await waitFor(() => tab('Connections'))
  return { ...made, user, drawn }
}

test('default: a button in a corner opens the panel, Escape closes it', async () => {
  const { kit } = await createTestKit()
  render(<CleatDevtools kit={kit} buttonPosition="top-left" />)
  const button = await waitFor(() => inside().getByRole('button', { name: 'Open Cleat devtools' }))
  expect(button.dataset.position).toBe('top-left')
  await expectAccessible(hosts()[0])
  await userEvent.click(button)
  expect(inside().getByRole('region', { name: 'Cleat devtools' })).toBeTruthy()
  const connections = tab('Connections')
  expect(connections.getAttribute('aria-selected')).toBe('true')
  await waitFor(() => expect(hosts()[0]?.shadowRoot?.activeElement).toBe(connections))
  act(() => {
    const init = { key: 'Escape', bubbles: true, composed: true, cancelable: true }
    connections.dispatchEvent(new KeyboardEvent('keydown', init))
  })
  const again = await waitFor(() => inside().getByRole('button', { name: 'Open Cleat devtools' }))
  await waitFor(() => expect(hosts()[0]?.shadowRoot?.activeElement).toBe(again))
  kit.destroy()
})

test('behavior: arrows move between the tabs, and the panel comes back as it was', async () => {
  const { kit, drawn } = await open()
  act(() => tab('Connections').focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(tab('Simulate').getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(tab('Requests').getAttribute('aria-selected')).toBe('true')
  const handle = inside().getByRole('separator')
  act(() => handle.focus())
  await userEvent.keyboard('{ArrowUp}')
  expect(handle.getAttribute('aria-valuenow')).toBe('384')
  drawn.unmount()
  render(<CleatDevtools kit={kit} />)
  await waitFor(() => expect(tab('Requests').getAttribute('aria-selected')).toBe('true'))
  expect(inside().getByRole('separator').getAttribute('aria-valuenow')).toBe('384')
  kit.destroy()
})

test('behavior: a panel that is open when the page loads leaves the focus where it is', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const { kit } = await open()
  expect(document.activeElement).toBe(field)
  field.remove()
  kit.destroy()
})

test.each(panelTabs)('behavior: axe finds nothing in $name', async ({ name }) => {
  const { kit } = await open()
  await kit.request({ type: 'message:sign', message: 'Hello', view })
  await kit.queryClient?.fetchQuery({ queryKey: ['cleat', kit.id, 'a'], queryFn: () => 1 })
  localStorage.setItem('cleat.a', '{"version":1,"value":1}')
  await userEvent.click(tab(name))
  expect(inside().getByRole('tabpanel', { name })).toBeTruthy()
  await expectAccessible(hosts()[0])
  kit.destroy()
})

test('behavior: a request with its sentence, verdict and steps', async () => {
  const { kit, simulation } = await open()
  await userEvent.click(tab('Requests'))
  expect(inside().getByText(/No request yet/)).toBeTruthy()
  await act(() => kit.request({ type: 'message:sign', message: 'Hello', view }))
  const detail = await waitFor(() => inside().getByRole('article', { name: 'message:sign' }))
  expect(within(detail).getByRole('heading', { name: 'Sign a message' })).toBeTruthy()
  expect(within(detail).getByText('Allowed')).toBeTruthy()
  expect(within(detail).getByRole('rowheader', { name: 'dispatch' })).toBeTruthy()
  simulation.set({ answer: 'decline' })
  await act(() => kit.request({ type: 'message:sign', message: 'No', view }).catch(() => undefined))
  expect(await waitFor(() => inside().getByText('REQUEST_USER_REJECTED'))).toBeTruthy()
  expect(inside().getAllByRole('listitem')).toHaveLength(2)
  kit.destroy()
})

test('behavior: events are filtered and copied, without secrets', async () => {
  const { kit } = await open()
  await userEvent.click(tab('Events'))
  act(() => {
    const uri = 'wc:1@2?symKey=c0ffee'
    kit.controllers.events.track('CONNECT_PROXY_ERROR', { message: 'no app', uri } as never)
    kit.controllers.events.track('CLICK_NETWORKS')
  })
  await waitFor(() => inside().getByText('CLICK_NETWORKS'))
  // Typing of this library does not find the focus in a shadow root.
  fireEvent.change(inside().getByRole('searchbox'), { target: { value: 'proxy' } })
  expect(inside().queryByText('CLICK_NETWORKS')).toBeNull()
  await userEvent.click(inside().getByRole('button', { name: 'Copy as JSON' }))
  const text = await navigator.clipboard.readText()
  expect(JSON.parse(text)).toMatchObject([{ event: 'CONNECT_PROXY_ERROR' }])
  expect(text).not.toContain('c0ffee')
  expect(inside().getByText('Copied')).toBeTruthy()
  kit.destroy()
})

test('behavior: 10,000 events draw a hundred rows', async () => {
  const { kit } = await open()
  await userEvent.click(tab('Events'))
  act(() => {
    for (let count = 0; count < 10_000; count += 1) kit.controllers.events.track('CLICK_NETWORKS')
  })
  await waitFor(() => inside().getByText(/the newest 1000 are kept/))
  expect(inside().getAllByRole('listitem')).toHaveLength(100)
  await userEvent.click(inside().getByRole('button', { name: 'Show 100 of 900 more' }))
  expect(inside().getAllByRole('listitem')).toHaveLength(200)
  kit.destroy()
})

test('behavior: queries fail, are fetched again, and say so', async () => {
  const { kit } = await open()
  await userEvent.click(tab('Queries'))
  const queryFn = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('No network'))
  queryFn.mockResolvedValue(7)
  const query = { queryKey: ['cleat', kit.id, 'balance'], queryFn, retry: false }
  await act(() => kit.queryClient?.fetchQuery(query).catch(() => undefined) as Promise<unknown>)
  await waitFor(() => inside().getByText('error'))
  expect(inside().getByText('Error: No network')).toBeTruthy()
  await userEvent.click(inside().getByRole('button', { name: 'Refetch balance' }))
  await waitFor(() => inside().getByText('success'))
  await userEvent.click(inside().getByRole('button', { name: 'Invalidate balance' }))
  await waitFor(() => inside().getByText(/stale/))
  kit.destroy()
})

test('behavior: storage is removed after a confirmation, and that of the app never', async () => {
  localStorage.setItem('cleat.a', '"one"')
  localStorage.setItem('mine', 'of the app')
  const { kit } = await open()
  await userEvent.click(tab('Storage'))
  await userEvent.click(inside().getByRole('button', { name: 'Remove cleat.a' }))
  const question = inside().getByRole('alertdialog')
  await expectAccessible(hosts()[0])
  await userEvent.click(within(question).getByRole('button', { name: 'Keep' }))
  expect(localStorage.getItem('cleat.a')).toBe('"one"')
  await userEvent.click(inside().getByRole('button', { name: 'Remove all' }))
  await userEvent.click(
    within(inside().getByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  )
  expect(localStorage.getItem('cleat.a')).toBeNull()
  expect(localStorage.getItem('mine')).toBe('of the app')
  kit.destroy()
})

test('behavior: the switches of the simulation', async () => {
  const { kit, adapter, simulation } = await open()
  await userEvent.click(tab('Simulate'))
  await userEvent.click(inside().getByRole('radio', { name: 'Declined (4001)' }))
  await userEvent.click(inside().getByRole('checkbox', { name: 'Lose the network' }))
  await userEvent.click(inside().getByRole('radio', { name: '3 s' }))
  expect(simulation.state).toMatchObject({ answer: 'decline', isOnline: false, delayMs: 3000 })
  await userEvent.click(inside().getByRole('button', { name: 'Reset' }))
  expect(simulation.state).toMatchObject({ answer: 'real', isOnline: true, delayMs: 0 })
  await userEvent.click(inside().getByRole('button', { name: 'Disconnect in the wallet' }))
  await waitFor(() => expect(kit.controllers.account.get('eip155').status).toBe('disconnected'))
  expect(adapter.getConnection()).toBeNull()
  kit.destroy()
})

test('behavior: StrictMode and unmounting leave nothing behind', async () => {
  const { kit } = await createTestKit()
  const drawn = render(
    <StrictMode>
      <AppKitProvider kit={kit as AppKit}>
        <CleatDevtools />
      </AppKitProvider>
    </StrictMode>,
  )
  await waitFor(() => inside().getByRole('button', { name: 'Open Cleat devtools' }))
  expect(hosts()).toHaveLength(1)
  drawn.unmount()
  expect(hosts()).toEqual([])
  kit.destroy()
})

test('behavior: without a kit, on servers and in production it is nothing', async () => {
  render(<CleatDevtools />)
  expect(hosts()).toEqual([])
  const { kit, adapter } = await createTestKit()
  expect(renderToString(<CleatDevtools kit={kit} initialIsOpen />)).toBe('')
  expect(renderToString(<InertDevtools kit={kit} initialIsOpen />)).toBe('')
  expect(createInertSimulation().adapter(adapter)).toBe(adapter)
  expect(screen.queryByRole('button')).toBeNull()
  kit.destroy()
})
