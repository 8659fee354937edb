import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const tabs = [
  { id: 'tokens', name: 'Tokens' },
  { id: 'activity', name: 'Activity' },
  { id: 'nfts', name: 'NFTs' },
] as const
type Id = (typeof tabs)[number]['id']

function Example({ dir }: { dir?: 'rtl' }) {
  const [selected, setSelected] = useState<Id>('tokens')
  return (
    <div style={dir && { direction: dir }}>
      <Tabs label="Account" tabs={tabs} selected={selected} onSelect={setSelected}>
        <button type="button">In {selected}</button>
      </Tabs>
    </div>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const selectedName = () => screen.getByRole('tab', { selected: true }).textContent

test('default', async () => {
  const { container } = render(<Example />, { wrapper: StrictMode })
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeTruthy()
  expect(screen.getByRole('tabpanel', { name: 'Tokens' }).textContent).toBe('In tokens')
  await userEvent.click(tab('Activity'))
  expect(screen.getByRole('tabpanel', { name: 'Activity' }).textContent).toBe('In activity')
  await expectAccessible(container)
})

test('behavior: one stop for the Tab key, arrows between', async () => {
  render(<Example />)
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('Tokens'))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Activity'))
  await userEvent.keyboard('{End}')
  expect(selectedName()).toBe('NFTs')
  await userEvent.keyboard('{ArrowRight}')
  expect(selectedName()).toBe('Tokens')
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(selectedName()).toBe('Tokens')
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('In tokens')
})

test('behavior: arrows are mirrored from right to left', async () => {
  render(<Example dir="rtl" />)
  tab('Tokens').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(selectedName()).toBe('Activity')
  await userEvent.keyboard('{ArrowRight}')
  expect(selectedName()).toBe('Tokens')
})

test('behavior: other keys are left alone', async () => {
  render(<Example />)
  tab('Tokens').focus()
  await userEvent.keyboard('{ArrowDown}x')
  expect(selectedName()).toBe('Tokens')
})
