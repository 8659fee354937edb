import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useHeldWhilePressed } from './useHeldWhilePressed.ts'

function List({ value }: { value: string }) {
  const element = useRef<HTMLDivElement>(null)
  return (
    <div ref={element} data-testid="list">
      {useHeldWhilePressed({ element, value })}
    </div>
  )
}

test('default', () => {
  vi.useFakeTimers()
  const { rerender } = render(<List value="a" />, { wrapper: StrictMode })
  const list = screen.getByTestId('list')
  rerender(<List value="b" />)
  expect(list.textContent).toBe('b')
  fireEvent.pointerDown(list)
  rerender(<List value="c" />)
  expect(list.textContent).toBe('b')
  fireEvent.pointerUp(window)
  expect(list.textContent).toBe('b')
  act(() => void vi.runAllTimers())
  expect(list.textContent).toBe('c')
  fireEvent.pointerDown(list)
  fireEvent.pointerCancel(window)
  act(() => void vi.runAllTimers())
  rerender(<List value="d" />)
  expect(list.textContent).toBe('d')
  vi.useRealTimers()
})
