import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Notice } from './Notice.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(<Notice variant="warning">Only for tests</Notice>, {
    wrapper: StrictMode,
  })
  expect(screen.getByText('Only for tests').closest('[data-variant=warning]')).toBeTruthy()
  await expectAccessible(container)
})

test('parameters: action', () => {
  render(
    <Notice variant="info" action={<button type="button">Try again</button>}>
      Not the newest list
    </Notice>,
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
