import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { createTestKit } from '../../test/createTestKit.ts'
import { useReadOnOpen } from './useReadOnOpen.ts'

function setUp({ isOpen = false } = {}) {
  const { kit } = createTestKit()
  onTestFinished(kit.destroy)
  const dialog = { current: document.createElement('dialog') }
  let reads = 0
  const read = () => {
    reads += 1
    return reads
  }
  const { result } = renderHook(() => useReadOnOpen({ dialog, isOpen, read }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider kit={kit}>{children}</KitProvider>
    ),
  })
  const { modal } = kit.controllers
  return {
    dialog,
    open: () => modal.open(),
    take: () => result.current(document),
    count: () => reads,
  }
}

test('default', () => {
  const { open, take, count } = setUp()
  open()
  expect(count()).toBe(1)
  expect(take()).toBe(1)
  expect(count()).toBe(1)
})

test('behavior: without an opening it is read when it is taken', () => {
  const { take, count } = setUp()
  expect(count()).toBe(0)
  expect(take()).toBe(1)
})

test('behavior: it is taken once', () => {
  const { open, take } = setUp()
  open()
  take()
  expect(take()).toBe(2)
})

test('behavior: what an earlier opening did not take is not kept', () => {
  const { dialog, open, take, count } = setUp()
  open()
  dialog.current.open = true
  open()
  expect(count()).toBe(1)
  expect(take()).toBe(2)
})

test('behavior: open from the first render, it was read then', () => {
  const { take, count } = setUp({ isOpen: true })
  expect(count()).toBe(1)
  expect(take()).toBe(1)
  expect(take()).toBe(2)
})
