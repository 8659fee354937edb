import { CleatError } from '@cleat/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { ErrorDetails } from './ErrorDetails.tsx'

test('default', async () => {
  const user = userEvent.setup()
  const cause = new Error('boom')
  const error = new CleatError('CONNECTION_FAILED', { context: { wallet: 'Rabby' }, cause })
  const { view } = renderWithKit(<ErrorDetails error={error} />)
  const details = view.container.querySelector('details')
  expect(details?.open).toBe(false)
  await user.click(screen.getByText('Details'))
  expect(details?.open).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Copy details' }))
  expect(await navigator.clipboard.readText()).toBe(`CONNECTION_FAILED\nboom\n${error.version}`)
  await expectAccessible(view.container)
})

test('behavior: nothing for an error that is not ours', () => {
  const { view } = renderWithKit(<ErrorDetails error={new Error('boom')} />)
  expect(view.container.innerHTML).toBe('')
})
