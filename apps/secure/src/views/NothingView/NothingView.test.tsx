import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import { NothingView } from './NothingView.tsx'

test('default', async () => {
  await renderInFrame(<NothingView />)
  expect(screen.getByRole('heading', { name: 'Nothing to do here' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await expectAccessible()
})
