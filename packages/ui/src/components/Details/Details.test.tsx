import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { Details } from './Details.tsx'

test('default', async () => {
  const user = userEvent.setup()
  const { view } = renderWithKit(<Details>Network 777</Details>)
  const details = view.container.querySelector('details')
  expect(details?.open).toBe(false)
  await user.click(screen.getByText('Details'))
  expect(details?.open).toBe(true)
  expect(screen.getByText('Network 777')).toBeTruthy()
  await expectAccessible(view.container)
})
