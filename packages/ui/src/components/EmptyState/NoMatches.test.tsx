import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { NoMatches } from './NoMatches.tsx'

test('default', async () => {
  const { view } = renderWithKit(
    <NoMatches action={<button type="button">Clear search</button>}>
      No tokens match “x”.
    </NoMatches>,
  )
  expect(screen.getByRole('status').textContent).toBe('No tokens match “x”.')
  expect(view.container.querySelector('svg')).toBeTruthy()
  await expectAccessible(view.container)
})
