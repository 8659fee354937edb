import { renderHook } from '@testing-library/react'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createAppKit } from '../headless/createAppKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import * as entry from './kit.ts'

test('default', () => {
  expect(Object.keys(entry)).toEqual(['useKit'])
  const { result, rerender } = renderHook(() => entry.useKit())
  expect(result.current).toBeUndefined()
  const kit = createAppKit({ adapters: [createTestAdapter()], networks: [mainnet] })
  rerender()
  expect(result.current).toBe(kit)
  kit.destroy()
})
