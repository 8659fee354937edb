import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { PasskeyView } from './PasskeyView.tsx'

test('default: a passkey, or another way', async () => {
  const answer = vi.fn<ViewProps<'passkey'>['answer']>()
  await renderInFrame(
    <PasskeyView shown={{ problem: 'incomplete' }} isBusy={false} answer={answer} />,
  )
  expect(screen.getByRole('heading', { name: 'Use your passkey' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create wallet' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'use' }], [{ kind: 'create' }]])
  await expectAccessible()
})
