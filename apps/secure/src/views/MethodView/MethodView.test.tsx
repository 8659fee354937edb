import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import type { ViewProps } from '../viewProps.ts'
import { MethodView } from './MethodView.tsx'

test('default: a passkey, or another way', async () => {
  const answer = vi.fn<ViewProps<'method'>['answer']>()
  await renderInFrame(<MethodView shown={{}} isBusy={false} answer={answer} />)
  expect(screen.getByRole('heading', { name: 'Choose how to recover your wallet' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'passkey' }], [{ kind: 'code' }]])
  await expectAccessible()
})
