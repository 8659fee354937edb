import type { RouteName } from '@cleat/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { renderWithKit } from '../../../test/renderWithKit.tsx'
import { AllWalletsRow } from './AllWalletsRow.tsx'

const onPress = () => undefined
const trait = () => screen.getByRole('button').textContent?.replace('All wallets', '')

test.each([
  [{ value: 1230, isRounded: true }, '1,230+'],
  [{ value: 7, isRounded: false }, '7'],
  [undefined, ''],
])('parameters: count %j', (count, shown) => {
  renderWithKit(<AllWalletsRow count={count} onPress={onPress} />)
  expect(trait()).toBe(shown)
})

test('behavior: fetches what it leads to when something comes near', async () => {
  const preload = vi.fn<(name: RouteName) => void>()
  renderWithKit(
    <preloadContext.Provider value={preload}>
      <AllWalletsRow count={undefined} onPress={onPress} />
    </preloadContext.Provider>,
  )
  expect(preload).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('button'))
  expect(preload).toHaveBeenCalledWith('AllWallets')
})
