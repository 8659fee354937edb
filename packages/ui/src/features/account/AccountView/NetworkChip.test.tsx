import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { renderWithKit } from '../../../test/renderWithKit.tsx'
import { NetworkChip } from './NetworkChip.tsx'

test('behavior: the other networks are fetched when something comes near', async () => {
  const { kit } = createTestKit()
  const state = kit.controllers.network.get('eip155')
  if (!state) throw new TypeError('There is no network')
  const wanted: string[] = []
  renderWithKit(
    <preloadContext.Provider value={(name) => void wanted.push(name)}>
      <NetworkChip state={state} />
    </preloadContext.Provider>,
  )
  expect(wanted).toEqual([])
  await userEvent.hover(screen.getByRole('button', { name: /Ethereum/ }))
  expect(wanted).toEqual(['Networks'])
  kit.destroy()
})
