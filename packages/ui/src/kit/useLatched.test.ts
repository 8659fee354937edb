import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLatched } from './useLatched.ts'

afterEach(cleanup)

test('default', () => {
  const { result, rerender } = renderHook(({ value }) => useLatched(value), {
    initialProps: { value: 'a' as string | undefined },
  })
  rerender({ value: undefined })
  expect(result.current).toBe('a')
  rerender({ value: 'b' })
  expect(result.current).toBe('b')
})
