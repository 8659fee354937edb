import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit.ts'
import { KitProvider } from './KitProvider.tsx'
import { useIsCurrent } from './useIsCurrent.ts'

test('default', () => {
  const { kit } = createTestKit()
  const { router } = kit.controllers
  const { result } = renderHook(() => useIsCurrent(), {
    wrapper: ({ children }) => <KitProvider kit={kit}>{children}</KitProvider>,
  })
  expect(result.current()).toBe(true)
  act(() => router.push({ name: 'WhatIsAWallet' }))
  expect(result.current()).toBe(false)
  act(() => void router.goBack())
  expect(result.current()).toBe(true)
})
