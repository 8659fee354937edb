import { expectAccessible } from '@cleat/ui/test/accessible'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import { EndedView } from './EndedView.tsx'

test.each([
  ['approved', 'Approved', 'Close this window and go back to the app.'],
  ['declined', 'Declined', 'Close this window and go back to the app.'],
  ['over', 'This request is over', 'Nothing was signed in this window.'],
  ['failed', 'Couldn’t sign this', 'Close this window and go back to the app.'],
  ['locked', 'Log in again', 'Close it and log in again in the app.'],
] as const)('default: %s', async (end, title, lead) => {
  const onClose = vi.fn()
  await renderInFrame(<EndedView end={end} onClose={onClose} />)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(document.body.textContent).toContain(lead)
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledOnce()
  await expectAccessible()
})
