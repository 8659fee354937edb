import { cleanup, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Group } from './Group.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(
    <Group heading="Recent">
      <li>Rabby</li>
    </Group>,
    { wrapper: StrictMode },
  )
  expect(screen.getByRole('heading', { name: 'Recent' })).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Recent' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  await expectAccessible(container)
})

test('parameters: label names a list without a heading', () => {
  render(<Group label="Networks" />)
  expect(screen.getByRole('list', { name: 'Networks' })).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})
