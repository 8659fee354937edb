import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import { WindowCodeView } from './WindowCodeView.tsx'

test('default: the code, and a warning for who did not open the window', async () => {
  await renderInFrame(<WindowCodeView code="034815" />)
  expect(screen.getByRole('heading', { name: 'Enter this code in the app' })).toBeTruthy()
  expect(screen.getByText('034815').dir).toBe('ltr')
  expect(screen.getByText(/If you didn’t open this window there yourself, close it/)).toBeTruthy()
  await expectAccessible()
})
