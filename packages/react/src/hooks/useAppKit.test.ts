import { CleatError } from '@cleat/core'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKit } from './useAppKit.ts'

test('default', async () => {
  const rendered = await renderWithKit(() => useAppKit())
  const { kit } = rendered
  const opening = rendered.result.current.open()
  expect(kit.isOpen()).toBe(true)
  rendered.result.current.close()
  expect(kit.isOpen()).toBe(false)
  await expect(opening).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
})

test('behavior: open() resolves with the account', async () => {
  const rendered = await renderWithKit(() => useAppKit())
  const { kit } = rendered
  const opening = rendered.result.current.open({ view: 'Connect' })
  await kit.actions.connect({ connectorId: 'harbour' })
  expect(await opening).toMatchObject({
    namespace: 'eip155',
    caipAddress: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  })
})

test('error: CONNECTION_USER_REJECTED does not end open(): the visitor may try again', async () => {
  const rendered = await renderWithKit(() => useAppKit())
  const { kit } = rendered
  const opening = rendered.result.current.open()
  rendered.adapter.fail(
    new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } }),
  )
  const connecting = kit.actions.connect({ connectorId: 'harbour' })
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  await kit.actions.connect({ connectorId: 'harbour' })
  expect(await opening).toMatchObject({ connectorId: 'harbour' })
})

test('error: CONFIG_NO_KIT', async () => {
  expect(() => renderHook(() => useAppKit())).toThrow(
    expect.objectContaining({ code: 'CONFIG_NO_KIT' }),
  )
})
