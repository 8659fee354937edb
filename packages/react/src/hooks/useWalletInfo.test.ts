import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useWalletInfo } from './useWalletInfo.ts'

test('default', async () => {
  const { result, kit } = await renderWithKit(() => useWalletInfo())
  expect(result.current).toEqual({ walletInfo: undefined })
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(result.current.walletInfo).toMatchObject({ name: 'Harbour', type: 'ANNOUNCED' })
  await act(() => kit.disconnect())
  expect(result.current).toEqual({ walletInfo: undefined })
})

test('parameters: namespace', async () => {
  const { result, kit } = await renderWithKit(() => useWalletInfo('solana'))
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(result.current.walletInfo).toBeUndefined()
})

test('behavior: the same object while nothing of it changes', async () => {
  const { result, kit, rerender } = await renderWithKit(() => useWalletInfo())
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  const before = result.current
  await act(async () => kit.setThemeMode('light'))
  rerender()
  expect(result.current).toBe(before)
})

test.each([
  [{ email: 'ada@app.example', provider: 'email' }, undefined, 'ada@app.example'],
  [{ username: 'ada', provider: 'x' }, 'x', 'ada'],
  [{ provider: 'passkey' }, undefined, undefined],
])('behavior: an embedded wallet whose user is %j', async (user, social, identifier) => {
  const { result, kit } = await renderWithKit(() => useWalletInfo())
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  await act(async () => void Object.assign(kit.controllers.account.state.eip155 ?? {}, { user }))
  expect(result.current.walletInfo).toMatchObject({ name: 'AUTH', type: 'AUTH' })
  expect(result.current.walletInfo).toMatchObject({ social, identifier })
  expect(kit.getWalletInfo()).toEqual(result.current.walletInfo)
  expect(kit.getConnections().map(({ auth }) => auth)).toEqual([
    { name: user.provider, username: identifier },
  ])
})
